-- What the host of a house needs.

-- Counts looks at whether the database takes what is written to it.
ALTER TABLE spieltisch ADD COLUMN beats BIGINT NOT NULL DEFAULT 0;

-- The key of the house in Postgres, where the host has set none. It is not part of a backup.
ALTER TABLE spieltisch ADD COLUMN house_key TEXT;

-- How the last call of a player's webhook ended.
CREATE TABLE webhook_calls (
    player BIGINT PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    outcome TEXT NOT NULL
) /*strict*/;

-- What happened to accounts, for the host, and only for a while. Whom it was about stays known by number alone once the
-- player is gone.
CREATE TABLE audit (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    event TEXT NOT NULL,
    player BIGINT,
    name TEXT NOT NULL,
    address TEXT NOT NULL,
    detail TEXT NOT NULL
) /*strict*/;

CREATE INDEX audit_by_time ON audit (at, id);
CREATE INDEX audit_of ON audit (player, at) WHERE player IS NOT NULL;

-- Who may not come in any more, and why.
CREATE TABLE bans (
    player BIGINT PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    reason TEXT NOT NULL
) /*strict*/;

-- Lines of chats that players want the host to look at, with a copy of what was said.
CREATE TABLE reports (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    player BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    line BIGINT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    done BIGINT
) /*strict*/;

CREATE INDEX open_reports ON reports (at, id) WHERE done IS NULL;
CREATE UNIQUE INDEX reports_once ON reports (reporter, table_id, line);
CREATE INDEX reports_about ON reports (player);
CREATE INDEX reports_at ON reports (table_id, line);

-- So that a player can be found everywhere, and what is old enough to go.
CREATE INDEX chat_of ON chat (player);
CREATE INDEX tables_of_host ON tables (host, ended);
CREATE INDEX waiting_tables ON tables (created, id) WHERE state = 'open';
CREATE INDEX guests ON players (created, id) WHERE password IS NULL;
