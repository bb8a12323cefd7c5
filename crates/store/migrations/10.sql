-- Tables at which people type in what was rolled and drawn at a real one.
ALTER TABLE tables ADD COLUMN asks_luck BIGINT NOT NULL DEFAULT 0;
