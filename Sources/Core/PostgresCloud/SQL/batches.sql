-- Functions that save and delete a batch of records. One statement handles all records of a zone.

-- Returns the records of a batch as rows. The records to save come first. A row has the record's position in the batch
-- and the problem that the sending program has found, if there is one. `deletes` is true if the record is to be
-- deleted.
CREATE OR REPLACE FUNCTION records_of(b batch) RETURNS TABLE (
  place bigint, deletes boolean, name uuid, type text, zone text, fields json, tag text, parent uuid, flaw_kind text, flaw text, files json
) LANGUAGE sql IMMUTABLE AS $$
  SELECT given.place, coalesce(given.place > b.saves, true), given.name, given.type, given.zone, given.fields, given.tag, given.parent, given.flaw_kind, given.flaw, given.files
  FROM unnest(b.names, b.types, b.zones, b.fields, b.tags, b.parents, b.flaw_kinds, b.flaws, b.files)
    WITH ORDINALITY AS given(name, type, zone, fields, tag, parent, flaw_kind, flaw, files, place)
$$;

-- Saves a batch in a quick way that checks only the form of the records. It works only if all records are new, belong
-- to one zone, and need no further checks. This makes the first upload of a hundred thousand records fast. For any
-- other batch, the function returns false and changes nothing.
CREATE OR REPLACE FUNCTION insert_all(batch batch, of_zone text, z zones, now bigint, since bigint) RETURNS boolean
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  count bigint;
BEGIN
  IF batch.saves < cardinality(batch.names) OR NOT (batch.tags IS NULL AND batch.flaw_kinds IS NULL AND batch.files IS NULL)
    OR batch.types && '{AccessControl,Credentials}' OR of_zone <> ANY (batch.zones) OR EXISTS (SELECT FROM shares s WHERE s.zone = z.number)
  THEN RETURN false; END IF;
  INSERT INTO records (zone, name, change, type, fields, parent, creator, modifier, created, modified)
  SELECT z.number, name, z.change + place, type, fields, parent, session_user, session_user, since + place, now
  FROM records_of(batch)
  WHERE zone = of_zone AND json_typeof(fields) = 'object' AND octet_length(fields::text) <= 1048576;
  GET DIAGNOSTICS count = ROW_COUNT;
  IF count < batch.saves THEN RAISE EXCEPTION USING ERRCODE = 'MS003'; END IF;
  RETURN true;
EXCEPTION WHEN unique_violation OR not_null_violation OR SQLSTATE 'MS003' THEN
  RETURN false;
END $$;

-- Saves and deletes those records of a batch that belong to one zone. The caller has locked the zone.
-- - z: the zone. Its new state is returned, but not stored.
-- - second: true for the access records of the batch, which are saved in a second pass. They depend on other records.
-- - places: the positions of the records in the batch. At the same indexes, changes, created and modified have the
--   values of saved records, and refused has the refusals as JSON.
-- - written: the positions of the records that were saved or deleted.
CREATE OR REPLACE FUNCTION modify_zone(
  batch batch, of_zone text, INOUT z zones, may text, second boolean,
  OUT places bigint[], OUT changes bigint[], OUT created bigint[], OUT modified bigint[], OUT refused text[], OUT written bigint[]
) LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  numbered bigint := z.number;
  now bigint := milliseconds();
  is_shared boolean;
  held record;
  left_over bigint;
  last_change bigint;
  last_since bigint;
BEGIN
  IF may IS NULL AND NOT second AND insert_all(batch, of_zone, z, now, greatest(now, z.newest + 1) - 1) THEN
    SELECT array_agg(place), array_agg(z.change + place), array_agg(greatest(now, z.newest + 1) - 1 + place), array_agg(now), array_agg(NULL::text)
    INTO places, changes, created, modified, refused FROM generate_series(1, batch.saves) AS place;
    written := places;
    z.change := z.change + batch.saves;
    z.newest := greatest(now, z.newest + 1) - 1 + batch.saves;
    RETURN;
  END IF;
  is_shared := EXISTS (SELECT FROM shares s WHERE s.zone = numbered AND s.revoked IS NULL);
  IF second AND is_shared THEN left_over := room(numbered); END IF;
  -- The rights are read here, when the batch is written, and not when it was sent.
  SELECT * INTO held FROM held_rights(CASE WHEN may = 'readWrite' THEN numbered END);
  WITH given AS MATERIALIZED (
    SELECT b.*, k, k.fields IS NOT NULL AS is_there, row_number() OVER (PARTITION BY b.name ORDER BY b.place) > 1 AS is_again
    FROM records_of(batch) b LEFT JOIN records k ON k.zone = numbered AND k.name = b.name
    WHERE b.zone = of_zone AND (b.type = 'AccessControl') = second
  ), whole AS MATERIALIZED (
    SELECT given.*, CASE WHEN deletes OR flaw_kind IS NOT NULL THEN NULL WHEN is_there THEN merged((k).fields, given.fields) ELSE given.fields END AS all_fields,
      count(*) FILTER (WHERE second AND NOT deletes AND NOT is_there AND NOT is_again AND flaw_kind IS NULL AND tag IS NULL
        AND (given.fields->'isOwner'->>'value') IS DISTINCT FROM '1') OVER (ORDER BY place) AS newcomers
    FROM given
  ), judged AS MATERIALIZED (
    SELECT whole.*, CASE
      WHEN is_again THEN '{invalidArguments,"A batch must have each record only once"}'
      WHEN flaw_kind <> 'assetFileMissing' THEN ARRAY[flaw_kind, flaw]
      WHEN deletes AND NOT is_there THEN NULL
      WHEN NOT deletes AND flaw_kind IS NULL AND json_typeof(whole.fields) IS DISTINCT FROM 'object'
        THEN '{invalidArguments,"The record''s fields can''t be read"}'
      WHEN is_shared AND NOT deletes AND flaw(whole.fields) IS NOT NULL THEN ARRAY['invalidArguments', flaw(whole.fields)]
      WHEN NOT deletes AND whole.type IN ('UserPass', 'Credentials') AND (z.name <> 'account' OR may IS NOT NULL)
        THEN '{permissionFailure,"Records with credentials may only be in the account''s own zone"}'
      WHEN deletes AND tag <> (k).change::text THEN '{serverRecordChanged,"The record has changed since the given change tag"}'
      WHEN may = 'readOnly' THEN '{permissionFailure,"This share may only be read"}'
      WHEN may IS NOT NULL AND write_refusal(held.owns, held.departments, held.managed, numbered, deletes, whole.type, whole.fields, k) IS NOT NULL
        THEN ARRAY['permissionFailure', write_refusal(held.owns, held.departments, held.managed, numbered, deletes, whole.type, whole.fields, k)]
      WHEN deletes AND is_append_only((k).type)
        THEN ARRAY['permissionFailure', 'Records of the type ' || (k).type || ' can only be added, not changed or deleted']
      WHEN deletes THEN NULL
      WHEN tag IS NOT NULL AND NOT is_there THEN '{unknownItem,"The record does not exist any more"}'
      WHEN tag <> (k).change::text THEN '{serverRecordChanged,"The record has changed since the given change tag"}'
      WHEN tag IS NULL AND is_there THEN '{serverRecordChanged,"A record with this name exists already. Send its recordChangeTag to change it"}'
      WHEN is_there AND (is_append_only((k).type) OR is_append_only(whole.type)) AND flaw_kind IS NULL
          AND ((k).type <> whole.type OR whole.parent <> (k).parent OR changes_fields((k).fields, whole.fields))
        THEN ARRAY['permissionFailure', 'Records of the type ' || (k).type || ' can only be added, not changed or deleted']
      WHEN second AND NOT is_there AND newcomers > left_over AND (whole.fields->'isOwner'->>'value') IS DISTINCT FROM '1'
        THEN '{permissionFailure,"The company has as many participants as its tier allows. Remove one, or choose a higher tier"}'
      WHEN flaw_kind IS NOT NULL THEN ARRAY[flaw_kind, flaw]
      WHEN whole.files IS NOT NULL AND EXISTS (
        SELECT FROM json_array_elements(whole.files) AS f
        WHERE NOT EXISTS (SELECT FROM files WHERE files.zone = numbered AND files.sha256 = f->>'sha256' AND files.whole)
      ) THEN '{assetFileMissing,"The content of an asset is not there"}'
      WHEN octet_length(all_fields::text) > 1048576 THEN '{limitExceeded,"The fields of a record may have at most 1048576 bytes"}'
    END AS refusal
    FROM whole
  ), decided AS MATERIALIZED (
    SELECT judged.*, refusal IS NULL AND NOT (deletes AND NOT is_there) AS writes FROM judged
  ), placed AS MATERIALIZED (
    SELECT decided.*, z.change + count(*) FILTER (WHERE writes) OVER (ORDER BY place) AS new_change,
      coalesce((k).created, greatest(now, z.newest + 1) - 1 + count(*) FILTER (WHERE writes AND (k).name IS NULL) OVER (ORDER BY place)) AS since
    FROM decided
  ), inserted AS (
    INSERT INTO records (zone, name, change, type, fields, parent, creator, modifier, created, modified)
    SELECT numbered, name, new_change, type, all_fields, parent, session_user, session_user, since, now
    FROM placed WHERE writes AND (k).name IS NULL
  ), updated AS (
    UPDATE records r SET change = new_change, type = CASE WHEN deletes THEN r.type ELSE p.type END, fields = p.all_fields,
      parent = coalesce(p.parent, r.parent), modifier = session_user, modified = now
    FROM placed p WHERE writes AND (p.k).name IS NOT NULL AND r.zone = numbered AND r.name = p.name
  )
  SELECT array_agg(place), array_agg(CASE WHEN writes AND NOT deletes THEN new_change ELSE 0 END), array_agg(CASE WHEN writes THEN since ELSE 0 END),
    array_agg(CASE WHEN writes THEN now ELSE 0 END),
    array_agg(CASE WHEN refusal IS NOT NULL THEN
      '{"place":' || place || ',"kind":' || to_json(refusal[1]) || ',"message":' || to_json(refusal[2])
        || CASE WHEN is_there AND refusal[1] IN ('serverRecordChanged', 'permissionFailure')
          THEN ',"serverRecord":' || record_json(k, placed.zone::json) ELSE '' END || '}' END),
    coalesce(array_agg(place) FILTER (WHERE writes), '{}'), max(new_change) FILTER (WHERE writes), max(since) FILTER (WHERE writes)
  INTO places, changes, created, modified, refused, written, last_change, last_since
  FROM placed;
  z.change := coalesce(last_change, z.change);
  z.newest := greatest(z.newest, last_since);
END $$;

-- Stores which contents the records of a batch refer to after the batch. A content that no record refers to any more is
-- removed after some days, which are counted from now.
CREATE OR REPLACE FUNCTION note_files(batch batch, numbered bigint, written bigint[]) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  before bigint[];
BEGIN
  WITH gone AS (
    DELETE FROM uses u USING records_of(batch) b
    WHERE b.place = ANY (written) AND u.zone = numbered AND u.record = b.name
      AND (b.deletes OR EXISTS (SELECT FROM json_object_keys(b.fields) AS k WHERE k = u.field))
    RETURNING u.file
  )
  SELECT array_agg(file) INTO before FROM gone;
  INSERT INTO uses (zone, record, field, file)
  SELECT numbered, b.name, f->>'field', files.number
  FROM records_of(batch) b, json_array_elements(b.files) AS f, files
  WHERE b.place = ANY (written) AND NOT b.deletes AND files.zone = numbered AND files.sha256 = f->>'sha256' AND files.whole;
  UPDATE files f SET at = now() WHERE f.number = ANY (before) AND NOT EXISTS (SELECT FROM uses u WHERE u.file = f.number);
END $$;

-- Saves and deletes the records of a batch.
-- - saves: the number of records to save. The records after them are to be deleted. Each array has one element for each
--   record, or is NULL if no record has a value.
-- - own: for each changed zone, its number, and the numbers of the first and the last change.
-- - behind: the newest token of the zone that the caller has, or NULL if the caller has none.
-- - token: the token of the zone after the batch, or NULL if the batch changed no zone, or several.
CREATE OR REPLACE FUNCTION modify_records(
  in_database text, named text, atomic boolean, saves bigint, names uuid[], types text[], zones text[], fields json[], tags text[], parents uuid[],
  flaw_kinds text[], flaws text[], files json[], behind text, OUT answer text, OUT own bigint[], OUT token text
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
DECLARE
  given batch := ROW(saves, names, types, zones, fields, tags, parents, flaw_kinds, flaws, files);
BEGIN
  IF NOT atomic THEN
    SELECT b.answer, b.own, b.token INTO answer, own, token FROM modify_batch(in_database, named, atomic, given, behind) b;
    RETURN;
  END IF;
  BEGIN
    SELECT b.answer, b.own, b.token INTO answer, own, token FROM modify_batch(in_database, named, atomic, given, behind) b;
  EXCEPTION WHEN SQLSTATE 'MS002' THEN
    GET STACKED DIAGNOSTICS answer = PG_EXCEPTION_DETAIL;
    own := '{}';
  END;
END $$;

-- Saves and deletes the records of a batch for programs of earlier versions, whose replies to batches have no tokens.
CREATE OR REPLACE FUNCTION modify_records(
  in_database text, named text, atomic boolean, saves bigint, names uuid[], types text[], zones text[], fields json[], tags text[], parents uuid[],
  flaw_kinds text[], flaws text[], files json[], OUT answer text, OUT own bigint[]
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
BEGIN
  SELECT m.answer, m.own INTO answer, own FROM modify_records(
    in_database, named, atomic, saves, names, types, zones, fields, tags, parents, flaw_kinds, flaws, files, NULL::text) m;
END $$;

CREATE OR REPLACE FUNCTION modify_batch(
  in_database text, named text, atomic boolean, given batch, behind text, OUT answer text, OUT own bigint[], OUT token text
) LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  of_zone text;
  seen record;
  done record;
  z zones;
  before bigint;
  counted bigint;
  device_of text := CASE WHEN named LIKE '%.%' THEN split_part(named, '.', 1) ELSE '' END;
  places bigint[] := '{}';
  changes bigint[] := '{}';
  created bigint[] := '{}';
  modified bigint[] := '{}';
  refused text[] := '{}';
  has_access boolean := coalesce('AccessControl' = ANY (given.types), false);
  length bigint := coalesce(cardinality(given.names), 0);
BEGIN
  -- A client can call this function with SQL of its own, and pass NULL. A check that compares with NULL is neither true
  -- nor false, so it would neither allow nor refuse the record.
  IF NOT coalesce(given.saves BETWEEN 0 AND length, false)
    OR length > 0 AND (array_position(given.names, NULL) IS NOT NULL OR array_position(given.types, NULL) IS NOT NULL
      OR array_position(given.zones, NULL) IS NOT NULL)
    OR length <> ANY (ARRAY[coalesce(cardinality(given.types), 0), coalesce(cardinality(given.zones), 0)])
    OR length < greatest(cardinality(given.fields), cardinality(given.tags), cardinality(given.parents), cardinality(given.flaw_kinds),
      cardinality(given.flaws), cardinality(given.files))
  THEN PERFORM refuse('invalidArguments', 'The arrays of a batch must have one element for each of its records'); END IF;
  IF length > 400 OR (SELECT sum(octet_length(f::text)) > 2 * 1048576 FROM unnest(given.fields) AS f) THEN
    PERFORM refuse('limitExceeded', 'A batch may have at most 400 records and 2097152 bytes of fields');
  END IF;
  own := '{}';
  FOR of_zone IN SELECT DISTINCT b.zone FROM unnest(given.zones) AS b(zone) ORDER BY 1 LOOP
    SELECT * INTO seen FROM zone_locked(in_database, of_zone::json->>'owner', of_zone::json->>'name');
    -- Zones are locked before accounts, and accounts in the order of their names. With one order, two batches can't
    -- wait for each other.
    PERFORM 1 FROM accounts a WHERE a.name IN (session_user, of_zone::json->>'owner') ORDER BY a.name FOR UPDATE;
    SELECT o.answer, o.token INTO answer, token FROM operations o WHERE o.owner = session_user AND o.operation = named;
    IF FOUND THEN RETURN; END IF;
    SELECT * INTO z FROM zones WHERE zones.number = seen.number;
    PERFORM require_reached(behind, z);
    before := z.change;
    FOR pass IN 0..has_access::int LOOP
      SELECT * INTO done FROM modify_zone(given, of_zone, z, seen.permission, pass = 1);
      z := done.z;
      places := places || done.places;
      changes := changes || done.changes;
      created := created || done.created;
      modified := modified || done.modified;
      refused := refused || done.refused;
      IF given.files IS NOT NULL OR EXISTS (SELECT FROM uses u WHERE u.zone = seen.number) THEN
        PERFORM note_files(given, seen.number, done.written);
      END IF;
    END LOOP;
    IF z.change > before THEN
      own := own || ARRAY[z.number, before + 1, z.change];
      PERFORM zone_modified(z);
      PERFORM forget(z);
    END IF;
  END LOOP;
  SELECT '{"changes":[' || coalesce(string_agg(c::text, ',' ORDER BY p), '') || '],"created":[' || coalesce(string_agg(s::text, ',' ORDER BY p), '')
    || '],"modified":[' || coalesce(string_agg(m::text, ',' ORDER BY p), '') || '],"refused":[' || coalesce(string_agg(r, ',' ORDER BY p), '') || ']}'
  INTO answer FROM unnest(places, changes, created, modified, refused) AS t(p, c, s, m, r);
  IF atomic AND EXISTS (SELECT FROM unnest(refused) AS r WHERE r IS NOT NULL) THEN
    RAISE EXCEPTION USING ERRCODE = 'MS002', MESSAGE = 'Records of the batch were refused', DETAIL = answer;
  END IF;
  IF length = 0 THEN PERFORM 1 FROM accounts a WHERE a.name = session_user FOR UPDATE; END IF;
  IF cardinality(own) = 3 THEN
    token := (SELECT id::text FROM container) || '.' || own[1] || '.' || own[3] || mark_of(own[1], own[3]);
  END IF;
  counted := coalesce((SELECT max(o.number) FROM operations o WHERE o.owner = session_user), 0) + 1;
  INSERT INTO operations (owner, number, device, operation, answer, token) VALUES (session_user, counted, device_of, named, answer, token);
  IF device_of <> '' OR counted % 16 = 0 THEN
    DELETE FROM operations o WHERE o.owner = session_user AND o.device = device_of AND o.number <= (
      SELECT k.number FROM operations k WHERE k.owner = session_user AND k.device = device_of ORDER BY k.number DESC LIMIT 1
      OFFSET CASE device_of WHEN '' THEN operations_kept() ELSE operations_kept_of_device() END);
  END IF;
END $$;

-- Removes the tombstones of records that were deleted many changes ago.
CREATE OR REPLACE FUNCTION forget(z zones) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  reached bigint := z.change - (SELECT keep FROM container);
BEGIN
  IF reached <= z.floor THEN RETURN; END IF;
  UPDATE zones SET floor = reached WHERE number = z.number;
  DELETE FROM records r WHERE r.zone = z.number AND r.change <= reached AND r.fields IS NULL;
  DELETE FROM history h WHERE h.account = '' AND h.zone = z.number AND h.change < reached;
END $$;
