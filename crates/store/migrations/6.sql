-- What people at a table ask each other: to take a step back, to stop, to play again. Those that were agreed on stay,
-- because clocks follow from some of them; of the others the newest of each seat.
CREATE TABLE proposals (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL CHECK (number >= 1),
    matter TEXT NOT NULL,
    by_seat BIGINT NOT NULL,
    -- How far the game was when it was asked, and then when it was settled.
    version BIGINT NOT NULL,
    at BIGINT NOT NULL,
    agreed BIGINT NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('open', 'agreed', 'declined', 'withdrawn')),
    declined BIGINT,
    settled BIGINT,
    PRIMARY KEY (table_id, number)
) /*clustered*/;

-- Offers to stop and votes for a stand-in are proposals now.
ALTER TABLE seats DROP COLUMN agrees;
ALTER TABLE seats DROP COLUMN away_votes;

-- Whose seat is kept has not come yet: a rematch begins when everybody is there.
ALTER TABLE seats ADD COLUMN here BIGINT NOT NULL DEFAULT 1;

-- How long a table that waits stands in the list.
ALTER TABLE tables ADD COLUMN listed_until BIGINT;
UPDATE tables SET listed_until = created + 3600000 WHERE listed = 1 AND state = 'open';
DROP INDEX open_tables;
CREATE INDEX open_tables ON tables (created, id, listed_until) WHERE state = 'open' AND listed = 1;
