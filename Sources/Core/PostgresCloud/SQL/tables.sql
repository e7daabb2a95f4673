-- The tables of a container in a database of PostgreSQL. An account is a role. Its only right to these tables is to read the records of
-- the zones that it sees. Everything else goes through functions, which run with the rights of the schema's owner.
DO $install$ BEGIN
  IF to_regclass('mainspring.container') IS NULL THEN
CREATE TABLE container (
  sole boolean PRIMARY KEY DEFAULT true CHECK (sole),
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- The number of changes of a zone that tokens reach back.
  keep bigint NOT NULL DEFAULT 1000000 CHECK (keep >= 0)
);
INSERT INTO container DEFAULT VALUES;
CREATE TABLE accounts (
  -- The role.
  name text PRIMARY KEY,
  -- Counts the changes of the account's zones. Tokens of its private database contain this number.
  change bigint NOT NULL DEFAULT 0,
  -- Earlier versions count the account's batches here: one of them may install its functions again.
  batches bigint NOT NULL DEFAULT 0,
  -- The channel of the account's notifications. It is secret: another listener would learn when the account works.
  channel text NOT NULL UNIQUE DEFAULT 'mainspring_' || replace(gen_random_uuid()::text, '-', '')
);
CREATE TABLE zones (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner text NOT NULL REFERENCES accounts,
  name text NOT NULL,
  -- The account's change that last changed the zone.
  changed bigint NOT NULL,
  -- Counts the changes in the zone. Tokens of the zone, and change tags of records, contain this number.
  change bigint NOT NULL DEFAULT 0,
  -- Deletions up to this change are forgotten.
  floor bigint NOT NULL DEFAULT 0,
  -- When the zone's newest record was first saved, in milliseconds. No later record has an earlier instant.
  newest bigint NOT NULL DEFAULT 0,
  -- The reason why the zone is gone, or NULL if it exists.
  gone text,
  UNIQUE (owner, name)
);
-- The table has no foreign key to zones, which would be looked up for each of a hundred thousand rows. Every
-- transaction that writes here has locked the zone.
CREATE TABLE records (
  zone bigint NOT NULL,
  name uuid NOT NULL,
  change bigint NOT NULL,
  type text NOT NULL,
  -- NULL for a deleted record.
  fields json,
  parent uuid,
  creator text NOT NULL,
  modifier text NOT NULL,
  created bigint NOT NULL,
  modified bigint NOT NULL,
  PRIMARY KEY (zone, name)
);
CREATE UNIQUE INDEX records_change ON records (zone, change);
CREATE INDEX records_access ON records (zone) WHERE type = 'AccessControl';
-- The replies to the last batches. A batch that is sent again is not done again.
CREATE TABLE operations (
  owner text NOT NULL REFERENCES accounts,
  number bigint NOT NULL,
  operation text NOT NULL,
  answer text NOT NULL,
  PRIMARY KEY (owner, number),
  UNIQUE (owner, operation)
);
-- The contents of assets. A zone has each content once.
CREATE TABLE files (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  zone bigint NOT NULL REFERENCES zones ON DELETE CASCADE,
  creator text NOT NULL,
  sha256 text NOT NULL,
  bytes bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  whole boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX files_whole ON files (zone, sha256) WHERE whole;
CREATE TABLE pieces (
  file bigint NOT NULL REFERENCES files ON DELETE CASCADE,
  place bigint NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (file, place)
);
-- The fields of records that have contents.
CREATE TABLE uses (
  zone bigint NOT NULL REFERENCES zones ON DELETE CASCADE,
  record uuid NOT NULL,
  field text NOT NULL,
  file bigint NOT NULL REFERENCES files,
  PRIMARY KEY (zone, record, field)
);
CREATE INDEX uses_file ON uses (file);
CREATE TABLE shares (
  zone bigint PRIMARY KEY REFERENCES zones ON DELETE CASCADE,
  -- The end of the share's own link.
  token text NOT NULL UNIQUE,
  host text NOT NULL,
  title text NOT NULL,
  owner_name text,
  public_permission text NOT NULL CHECK (public_permission IN ('none', 'readOnly', 'readWrite')),
  -- The fields of the access record of an account that joins by the share's own link.
  joiner json NOT NULL,
  created bigint NOT NULL,
  revoked bigint,
  -- Counts the changes of the share.
  tag bigint NOT NULL
);
CREATE TABLE participants (
  zone bigint NOT NULL REFERENCES zones ON DELETE CASCADE,
  id uuid NOT NULL,
  -- NULL until the invitation is accepted.
  account text REFERENCES accounts,
  -- The end of the invitation's own link, or NULL if there is none any more.
  token text UNIQUE,
  invited_as text,
  permission text NOT NULL CHECK (permission IN ('readOnly', 'readWrite')),
  invited bigint NOT NULL,
  accepted bigint,
  -- The name of the access record.
  access uuid NOT NULL,
  -- The reason why the participant no longer takes part, or NULL for a present participant.
  gone text,
  -- The change of the zone's owner that last changed the participant.
  changed bigint NOT NULL,
  PRIMARY KEY (zone, id)
);
CREATE UNIQUE INDEX participants_account ON participants (account, zone);
-- A batch of records: the first `saves` records are to be saved, and the others to be deleted. Each array has an
-- element for each record, or is NULL if no record has a value.
CREATE TYPE batch AS (
  saves bigint, names uuid[], types text[], zones text[], fields json[], tags text[], parents uuid[], flaw_kinds text[], flaws text[], files json[]
);
ALTER TABLE container ENABLE ROW LEVEL SECURITY;
ALTER TABLE accounts ENABLE ROW LEVEL SECURITY;
ALTER TABLE zones ENABLE ROW LEVEL SECURITY;
ALTER TABLE records ENABLE ROW LEVEL SECURITY;
ALTER TABLE operations ENABLE ROW LEVEL SECURITY;
ALTER TABLE files ENABLE ROW LEVEL SECURITY;
ALTER TABLE pieces ENABLE ROW LEVEL SECURITY;
ALTER TABLE uses ENABLE ROW LEVEL SECURITY;
ALTER TABLE shares ENABLE ROW LEVEL SECURITY;
ALTER TABLE participants ENABLE ROW LEVEL SECURITY;
  END IF;
END $install$;

-- Objects that only earlier versions have.
DROP INDEX IF EXISTS zones_changed;
DROP FUNCTION IF EXISTS modify_zone(batch, text, bigint, text, boolean);
DROP FUNCTION IF EXISTS forget(bigint);
DROP FUNCTION IF EXISTS zone_page(json);
DROP FUNCTION IF EXISTS modify_batch(text, text, boolean, batch);
DROP FUNCTION IF EXISTS shared_zones();

-- A random mark of each commit, which its tokens contain. Marks reveal a database that was restored to an earlier
-- state. The first versions lack the table.
CREATE TABLE IF NOT EXISTS history (
  -- The account that owns the private database; empty for the commits of a zone.
  account text NOT NULL,
  -- 0 for the commits of an account.
  zone bigint NOT NULL,
  -- The last change of a commit.
  change bigint NOT NULL,
  mark bigint NOT NULL,
  PRIMARY KEY (account, zone, change)
);
ALTER TABLE history ENABLE ROW LEVEL SECURITY;

-- The devices of operations. The first versions lack the column.
-- The part of an operation's name before the first dot; empty for a name without one.
ALTER TABLE operations ADD COLUMN IF NOT EXISTS device text NOT NULL DEFAULT '';
CREATE INDEX IF NOT EXISTS operations_device ON operations (owner, device, number);

-- The tokens in the replies to batches. The first versions lack the column.
-- The token of the zone after the batch; NULL if the batch changed no zone, or several.
ALTER TABLE operations ADD COLUMN IF NOT EXISTS token text;
