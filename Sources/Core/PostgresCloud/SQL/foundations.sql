-- Functions that the other functions use. Those that are called often are in PL/pgSQL, because PostgreSQL plans its
-- statements once for each connection. Accounts may call only `hello`, and `readable`, which the policy of the table
-- records calls.

-- Refuses a request with an error. The error rolls back what the request has done.
CREATE OR REPLACE FUNCTION refuse(kind text, message text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'MS001', MESSAGE = message, DETAIL = kind;
END $$;

CREATE OR REPLACE FUNCTION milliseconds() RETURNS bigint LANGUAGE sql VOLATILE AS
$$ SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint $$;

-- Converts a name to a UUID. Returns NULL if the name is not a UUID.
CREATE OR REPLACE FUNCTION as_uuid(named text) RETURNS uuid LANGUAGE sql IMMUTABLE AS
$$ SELECT CASE WHEN named ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN named::uuid END $$;

-- Returns a time as a JSON string in the format of RFC 3339, in UTC, with milliseconds.
CREATE OR REPLACE FUNCTION instant(at bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce('"' || to_char(timestamp '1970-01-01' + at * interval '1 millisecond', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null')
$$;

-- Returns a random text for the end of a link, so that nobody can guess the link. It has 48 hexadecimal digits (192
-- bits), which are made from 244 random bits.
CREATE OR REPLACE FUNCTION link() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT left(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'), 48)
$$;

-- Returns the user id of an account: a UUID of version 8 (RFC 9562, section 5.8). It is made of the first bytes of the
-- SHA-256 of the container's id, a line feed and the role's name.
CREATE OR REPLACE FUNCTION user_of(account text) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT (left(h, 12) || '8' || substr(h, 14, 3)
    || substr('89ab', (('x' || substr(h, 17, 1))::bit(4) & b'0011')::int + 1, 1) || substr(h, 18, 15))::uuid
  FROM (SELECT encode(sha256(convert_to(container.id::text || chr(10) || account, 'UTF8')), 'hex') AS h FROM container) AS digest
$$;

-- Returns the caller's account, the container's id, and the channel of the notifications for the caller. Adds the
-- account if it is new.
CREATE OR REPLACE FUNCTION hello() RETURNS TABLE (account text, container text, channel text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM accounts WHERE name = session_user) AND NOT pg_is_in_recovery() THEN
    INSERT INTO accounts (name) VALUES (session_user) ON CONFLICT DO NOTHING;
  END IF;
  RETURN QUERY SELECT a.name, c.id::text, a.channel FROM accounts a, mainspring.container c WHERE a.name = session_user;
END $$;

-- Returns the numbers of the zones that the caller may read.
CREATE OR REPLACE FUNCTION readable() RETURNS SETOF bigint
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT number FROM zones WHERE owner = session_user AND gone IS NULL
    UNION ALL
    SELECT number FROM participants p JOIN zones z ON number = zone
    WHERE account = session_user AND p.gone IS NULL AND z.gone IS NULL;
END $$;

-- Returns a zone as the caller sees it: its number, the caller's permission, and the reason why the zone is gone. The
-- reason is NULL for an existing zone. The permission is NULL for the owner, who may do everything.
CREATE OR REPLACE FUNCTION zone_seen(in_database text, of_owner text, named text)
RETURNS TABLE (number bigint, gone text, permission text) LANGUAGE sql STABLE AS $$
  SELECT z.number, z.gone, NULL::text FROM zones z
  WHERE in_database = 'private' AND of_owner IS NULL AND z.owner = session_user AND z.name = named
  UNION ALL
  SELECT z.number, coalesce(z.gone, p.gone), p.permission FROM zones z JOIN participants p ON p.zone = z.number
  WHERE in_database = 'shared' AND z.owner = of_owner AND z.name = named AND p.account = session_user
$$;

-- Returns the number of an existing zone, and the caller's permission. Refuses the request if the caller sees no such
-- zone.
CREATE OR REPLACE FUNCTION zone_there(in_database text, of_owner text, named text, OUT number bigint, OUT permission text)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  gone text;
BEGIN
  SELECT z.number, z.gone, z.permission INTO number, gone, permission FROM zone_seen(in_database, of_owner, named) z;
  IF number IS NULL THEN PERFORM refuse('zoneNotFound', 'There is no zone ' || named); END IF;
  IF gone IS NOT NULL THEN PERFORM refuse('userDeletedZone', 'The zone ' || named || ' was deleted'); END IF;
END $$;

-- Locks a zone, and returns its number and the caller's permission. Each function that changes the zone or its share
-- takes this lock first.
CREATE OR REPLACE FUNCTION zone_locked(in_database text, of_owner text, named text, OUT number bigint, OUT permission text)
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  locked bigint;
BEGIN
  LOOP
    SELECT z.number, z.permission INTO number, permission FROM zone_there(in_database, of_owner, named) z;
    EXIT WHEN number = locked;
    PERFORM 1 FROM zones z WHERE z.number = zone_locked.number FOR UPDATE;
    -- While this transaction waited for the lock, another one may have deleted the zone and created a new one of the
    -- same name. So the zone is looked up again.
    locked := number;
  END LOOP;
END $$;

-- Counts a change of a zone, and notifies the accounts that can read the zone.
CREATE OR REPLACE FUNCTION zone_changed(numbered bigint) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  counted bigint;
  whose text;
BEGIN
  SELECT owner INTO whose FROM zones WHERE number = numbered;
  UPDATE accounts SET change = change + 1 WHERE name = whose RETURNING change INTO counted;
  UPDATE zones SET changed = counted WHERE number = numbered;
  PERFORM note_commit(whose, counted, numbered, (SELECT change FROM zones WHERE number = numbered));
  PERFORM told(numbered);
  RETURN counted;
END $$;

-- Stores the new state of a zone whose records have changed, counts the change, and notifies the accounts that can read
-- the zone. The zone's row is written only once. While a transaction waits for the zone, PostgreSQL keeps all versions
-- of the row, and each reader reads them one after the other.
CREATE OR REPLACE FUNCTION zone_modified(z zones) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  counted bigint;
BEGIN
  UPDATE accounts SET change = change + 1 WHERE name = z.owner RETURNING change INTO counted;
  UPDATE zones SET change = z.change, newest = z.newest, changed = counted WHERE number = z.number;
  PERFORM note_commit(z.owner, counted, z.number, z.change);
  PERFORM told(z.number);
END $$;

-- Notifies the accounts that can read a zone. PostgreSQL sends the notifications at the end of the transaction.
CREATE OR REPLACE FUNCTION told(numbered bigint) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_notify(a.channel, '') FROM accounts a
  WHERE a.name IN (
    SELECT owner FROM zones WHERE number = numbered
    UNION ALL SELECT p.account FROM participants p WHERE p.zone = numbered AND p.gone IS NULL);
END $$;

-- Returns the fields of a record after changes were applied. A null in the changes removes a field. Hash joins are on
-- for this function, because a record can have tens of thousands of fields, and JSON has no index.
CREATE OR REPLACE FUNCTION merged(old json, changes json) RETURNS json LANGUAGE plpgsql IMMUTABLE SET enable_hashjoin = on AS $$
BEGIN
  RETURN (SELECT ('{' || coalesce(string_agg(to_json(key)::text || ':' || value::text, ',' ORDER BY place), '') || '}')::json
  FROM (
    SELECT o.key, coalesce(n.value, o.value) AS value, o.place
    FROM json_each(old) WITH ORDINALITY AS o(key, value, place) LEFT JOIN json_each(changes) AS n ON n.key = o.key
    UNION ALL
    SELECT n.key, n.value, 1000000 + n.place FROM json_each(changes) WITH ORDINALITY AS n(key, value, place)
    WHERE NOT EXISTS (SELECT FROM json_each(old) AS o WHERE o.key = n.key)
  ) AS fields
  WHERE json_typeof(value) <> 'null');
END $$;

-- Returns a record as JSON, as it is sent to cores.
CREATE OR REPLACE FUNCTION record_json(r records, z json) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT '{"recordName":"' || r.name || '","recordType":' || to_json(r.type) || ',"zone":' || z || ',"fields":' || coalesce(r.fields::text, '{}')
    || ',"recordChangeTag":"' || r.change || '","creationDate":' || instant(r.created) || ',"modificationDate":' || instant(r.modified)
    || ',"creator":' || to_json(r.creator) || ',"modifier":' || to_json(r.modifier)
    || coalesce(',"parent":"' || r.parent || '"', '') || '}'
$$;

CREATE OR REPLACE FUNCTION zone_json(of_owner text, named text) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT ('{"name":' || to_json(named) || coalesce(',"owner":' || to_json(of_owner), '') || '}')::json
$$;
