-- Sets of pieces that players have read off their own boxes: the newest version of each. Tables that were begun with an
-- older one have it in `pieces`, under the fingerprint in their head.
CREATE TABLE piece_sets (
    id BIGINT PRIMARY KEY,
    player BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    version BIGINT NOT NULL CHECK (version >= 1),
    text TEXT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL
) /*strict*/;

CREATE INDEX piece_sets_of ON piece_sets (player, changed, id);

-- What new tables of a game are played with unless something else is asked for: a copy, because whoever made the set may
-- change it or take it away.
CREATE TABLE usual_pieces (
    game TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    text TEXT NOT NULL
) /*clustered*/;

-- What the set is called that a table is played with; nothing for the pieces that come with the program.
ALTER TABLE tables ADD COLUMN set_name TEXT;
