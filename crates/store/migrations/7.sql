-- From when on a table that runs is left alone until a person comes: nobody thinks there and no clock runs out. Nothing
-- for one at which nobody has been since it started.
ALTER TABLE tables ADD COLUMN sleeps BIGINT;

-- Whoever plays by days may take them.
UPDATE tables SET sleeps = started + 5184000000 WHERE state = 'running' AND pace LIKE 'days%';
