-- What players try out from a position of a game that is over, with all branches.
CREATE TABLE studies (
    id BIGINT PRIMARY KEY,
    player BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    -- After this entry of the table.
    entry BIGINT NOT NULL,
    version BIGINT NOT NULL CHECK (version >= 1),
    -- Everything that was tried, one line a step, as the program writes it.
    tree TEXT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL
) /*strict*/;

CREATE INDEX studies_of ON studies (player, changed, id);
CREATE INDEX studies_at ON studies (table_id);
