-- Passkeys beside passwords, and codes for whoever has lost both.

-- Who can show a password or a passkey owns the name, and is no guest.
ALTER TABLE players ADD COLUMN guest BIGINT NOT NULL DEFAULT 1;
UPDATE players SET guest = 0 WHERE password IS NOT NULL;

DROP INDEX owned_names;
DROP INDEX owned_looks;
DROP INDEX guests;
CREATE UNIQUE INDEX owned_names ON players (folded) WHERE guest = 0;
CREATE UNIQUE INDEX owned_looks ON players (look) WHERE guest = 0 AND look <> '';
CREATE INDEX guests ON players (created, id) WHERE guest = 1;

-- Until when a session needs not show again whose it is.
ALTER TABLE sessions ADD COLUMN confirmed BIGINT NOT NULL DEFAULT 0;

CREATE TABLE passkeys (
    -- As the authenticator calls it, in base64url.
    id TEXT PRIMARY KEY,
    player BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    -- The public key and the counter, as the program that checks them writes them.
    credential TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT
) /*clustered*/;

CREATE INDEX passkeys_of ON passkeys (player, created);

-- What an authenticator has been asked to sign. It is taken away by whoever answers first.
CREATE TABLE challenges (
    hash TEXT PRIMARY KEY,
    player BIGINT REFERENCES players (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    state TEXT NOT NULL,
    expires BIGINT NOT NULL
) /*clustered*/;

CREATE INDEX challenges_of ON challenges (player) WHERE player IS NOT NULL;
CREATE INDEX challenges_by_end ON challenges (expires);

-- Codes that let in once; only their hashes.
CREATE TABLE recovery_codes (
    player BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    hash TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (player, hash)
) /*clustered*/;
