-- The column that says to which table a row belongs has a whole word for its name. Keys and indexes follow by
-- themselves in both databases.

ALTER TABLE seats RENAME COLUMN tabl TO table_id;
ALTER TABLE entries RENAME COLUMN tabl TO table_id;
ALTER TABLE chat RENAME COLUMN tabl TO table_id;
ALTER TABLE results RENAME COLUMN tabl TO table_id;
