-- One text for both databases: /*strict*/ and /*clustered*/ are comments to Postgres and become options of SQLite's
-- tables, where BIGINT is written INTEGER. A table refers only to tables above it, which is also the order in which a
-- backup copies them.

CREATE TABLE players (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name without regard to letter case, made by the program because databases disagree about the letters of the
    -- world.
    folded TEXT NOT NULL,
    password TEXT,
    language TEXT,
    webhook TEXT,
    created BIGINT NOT NULL
) /*strict*/;

-- Who has a password owns the name.
CREATE UNIQUE INDEX owned_names ON players (folded) WHERE password IS NOT NULL;

CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    player BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('browser', 'bearer', 'link')),
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
) /*clustered*/;

CREATE INDEX sessions_of ON sessions (player);
CREATE INDEX sessions_by_end ON sessions (expires);

CREATE TABLE mutes (
    player BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    other BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    PRIMARY KEY (player, other)
) /*clustered*/;

CREATE INDEX mutes_of_other ON mutes (other);

-- The printed values of games, as the files that tables were played with; a table's head names its fingerprint.
CREATE TABLE pieces (
    fingerprint TEXT PRIMARY KEY,
    text TEXT NOT NULL
) /*clustered*/;

CREATE TABLE tables (
    id BIGINT PRIMARY KEY,
    game TEXT NOT NULL,
    head TEXT NOT NULL,
    host BIGINT NOT NULL REFERENCES players (id),
    state TEXT NOT NULL CHECK (state IN ('open', 'running', 'over', 'abandoned')),
    pace TEXT NOT NULL,
    listed BIGINT NOT NULL CHECK (listed IN (0, 1)),
    brisk BIGINT NOT NULL CHECK (brisk IN (0, 1)),
    created BIGINT NOT NULL,
    started BIGINT,
    ended BIGINT,
    -- Looked at when a transaction ends during a restore, where a table may come before its rematch.
    rematch BIGINT REFERENCES tables (id) ON DELETE SET NULL DEFERRABLE INITIALLY IMMEDIATE
) /*strict*/;

-- Each list of the lobby reads one of these and never a finished table.
CREATE INDEX open_tables ON tables (created, id) WHERE state = 'open' AND listed = 1;
CREATE INDEX running_tables ON tables (id) WHERE state = 'running';
CREATE INDEX hosted_tables ON tables (host, id) WHERE ended IS NULL;
CREATE INDEX tables_by_rematch ON tables (rematch) WHERE rematch IS NOT NULL;

CREATE TABLE seats (
    tabl BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    player BIGINT REFERENCES players (id),
    bot TEXT,
    -- Stays when somebody takes the seat, so that it is a seat by link again when the person leaves.
    invite TEXT,
    name TEXT NOT NULL,
    stand_in TEXT,
    resigned BIGINT NOT NULL CHECK (resigned IN (0, 1)),
    agrees BIGINT NOT NULL CHECK (agrees IN (0, 1)),
    away_votes BIGINT NOT NULL,
    -- The table's state and end once more, so that one index has what a player plays and what a player has played.
    state TEXT NOT NULL,
    ended BIGINT,
    PRIMARY KEY (tabl, seat),
    CHECK (player IS NULL OR bot IS NULL)
) /*clustered*/;

CREATE INDEX seats_of ON seats (player, state, ended, tabl) WHERE player IS NOT NULL;
CREATE UNIQUE INDEX seats_by_invite ON seats (invite) WHERE invite IS NOT NULL;

CREATE TABLE entries (
    tabl BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL CHECK (number >= 1),
    last BIGINT NOT NULL,
    at BIGINT NOT NULL,
    movers BIGINT NOT NULL,
    due BIGINT,
    lines TEXT NOT NULL,
    PRIMARY KEY (tabl, number),
    CHECK (last >= number)
) /*clustered*/;

CREATE TABLE chat (
    tabl BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    player BIGINT NOT NULL REFERENCES players (id),
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (tabl, number)
) /*clustered*/;

CREATE TABLE results (
    tabl BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    points BIGINT NOT NULL,
    place BIGINT NOT NULL,
    PRIMARY KEY (tabl, seat)
) /*clustered*/;
