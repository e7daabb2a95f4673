-- The tables of a container in a PostgreSQL database. Each account is a role. Of these tables, the role may only read
-- records, and there only the records of its own and shared zones. Everything else is done by functions, which run with
-- the rights of the schema's owner.
DO $install$ BEGIN
  IF to_regclass('mainspring.container') IS NULL THEN
CREATE TABLE container (
  sole boolean PRIMARY KEY DEFAULT true CHECK (sole),
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- The number of a zone's changes for which tokens stay valid.
  keep bigint NOT NULL DEFAULT 1000000 CHECK (keep >= 0)
);
INSERT INTO container DEFAULT VALUES;
CREATE TABLE accounts (
  -- The name of the role.
  name text PRIMARY KEY,
  -- Counts the changes of the account's zones. Tokens of its private database contain this number.
  change bigint NOT NULL DEFAULT 0,
  -- Earlier versions count the account's batches here. The column stays, because such a version can be installed again.
  batches bigint NOT NULL DEFAULT 0,
  -- The channel of the notifications for the account. It is secret, because a listener learns when the account is
  -- active.
  channel text NOT NULL UNIQUE DEFAULT 'mainspring_' || replace(gen_random_uuid()::text, '-', '')
);
CREATE TABLE zones (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner text NOT NULL REFERENCES accounts,
  name text NOT NULL,
  -- The value of the account's counter `change` when the zone was last changed.
  changed bigint NOT NULL,
  -- Counts the changes in the zone. Tokens of the zone, and change tags of records, contain this number.
  change bigint NOT NULL DEFAULT 0,
  -- The tombstones of deletions up to this change were removed.
  floor bigint NOT NULL DEFAULT 0,
  -- The creation time of the zone's newest record, in milliseconds. Later records get later times.
  newest bigint NOT NULL DEFAULT 0,
  -- The reason why the zone is gone, or NULL if it exists.
  gone text,
  UNIQUE (owner, name)
);
-- The table has no foreign key to zones, because a look-up for each of a hundred thousand rows would take too long.
-- Each transaction that writes here has locked the zone.
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
-- The replies to the last batches. If a batch is sent again, it gets the stored reply, and is not carried out again.
CREATE TABLE operations (
  owner text NOT NULL REFERENCES accounts,
  number bigint NOT NULL,
  operation text NOT NULL,
  answer text NOT NULL,
  PRIMARY KEY (owner, number),
  UNIQUE (owner, operation)
);
-- The contents of assets. A zone stores each content once.
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
-- The fields of records whose values refer to contents.
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
  -- The last part of the share's own link.
  token text NOT NULL UNIQUE,
  host text NOT NULL,
  title text NOT NULL,
  owner_name text,
  public_permission text NOT NULL CHECK (public_permission IN ('none', 'readOnly', 'readWrite')),
  -- The fields of the access record for an account that joins by the share's own link.
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
  -- The last part of the invitation's own link, or NULL if the invitation has no link any more.
  token text UNIQUE,
  invited_as text,
  permission text NOT NULL CHECK (permission IN ('readOnly', 'readWrite')),
  invited bigint NOT NULL,
  accepted bigint,
  -- The name of the access record.
  access uuid NOT NULL,
  -- The reason why the participant no longer takes part, or NULL for a participant who does.
  gone text,
  -- The value of the owner's counter `change` when the participant was last changed.
  changed bigint NOT NULL,
  PRIMARY KEY (zone, id)
);
CREATE UNIQUE INDEX participants_account ON participants (account, zone);
-- The parameters of modify_records as one value. The first `saves` records are to be saved, and the others are to be
-- deleted. Each array has an element for each record, or is NULL if no record has a value.
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

-- Removes objects of earlier versions that are no longer used.
DROP INDEX IF EXISTS zones_changed;
DROP FUNCTION IF EXISTS modify_zone(batch, text, bigint, text, boolean);
DROP FUNCTION IF EXISTS forget(bigint);
DROP FUNCTION IF EXISTS zone_page(json);
DROP FUNCTION IF EXISTS modify_batch(text, text, boolean, batch);
DROP FUNCTION IF EXISTS shared_zones();

-- The random marks of commits. The tokens of a commit contain its mark, so a token reveals that a database was restored
-- to an earlier state. Containers of the first versions do not have this table.
CREATE TABLE IF NOT EXISTS history (
  -- The account whose private database the commit has changed; empty in the rows of zones.
  account text NOT NULL,
  -- The zone that the commit has changed; 0 in the rows of accounts.
  zone bigint NOT NULL,
  -- The number of the commit's last change.
  change bigint NOT NULL,
  mark bigint NOT NULL,
  PRIMARY KEY (account, zone, change)
);
ALTER TABLE history ENABLE ROW LEVEL SECURITY;

-- The device that sent the batch: the part before the first dot in the operation's name. Empty for a name without a
-- dot. Containers of the first versions do not have this column.
ALTER TABLE operations ADD COLUMN IF NOT EXISTS device text NOT NULL DEFAULT '';
CREATE INDEX IF NOT EXISTS operations_device ON operations (owner, device, number);

-- The token of the zone after the batch, as the reply has it. NULL if the batch changed no zone, or several. Containers
-- of the first versions do not have this column.
ALTER TABLE operations ADD COLUMN IF NOT EXISTS token text;
