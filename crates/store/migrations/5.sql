-- What a name looks like, made by the program: who owns a name owns it in every spelling that looks the same. Empty in
-- rows from before this layout until the program has filled it in, and for an owner whose name looked like another
-- owner's before that was noticed.
ALTER TABLE players ADD COLUMN look TEXT NOT NULL DEFAULT '';

CREATE INDEX players_by_look ON players (look);
CREATE INDEX players_by_name ON players (folded);
CREATE UNIQUE INDEX owned_looks ON players (look) WHERE password IS NOT NULL AND look <> '';

-- Whom the opener of a table has sent away: they do not sit down at it again.
CREATE TABLE sent_away (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    player BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    PRIMARY KEY (table_id, player)
) /*clustered*/;

CREATE INDEX sent_away_by_player ON sent_away (player);
