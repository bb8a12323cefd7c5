-- Nothing: this number is kept for a layout that comes from elsewhere.
SELECT 1;
