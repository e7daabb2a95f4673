-- Functions with which the owner of a zone shares it.

-- Returns the share of a zone as JSON. Returns NULL if the zone was never shared, or if the caller already knows the
-- current state.
-- - may: the caller's permission, or NULL for the owner.
-- - known: the tag of the state that the caller knows.
CREATE OR REPLACE FUNCTION share_json(numbered bigint, may text, seen_as json, known text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  -- Each page of changes reads the share, although it has rarely changed. This check costs only one look-up in an
  -- index.
  IF NOT EXISTS (SELECT FROM shares s WHERE s.zone = numbered AND s.tag::text IS DISTINCT FROM known) THEN RETURN NULL; END IF;
  RETURN (SELECT '{"zone":' || seen_as || ',"title":' || to_json(s.title) || ',"ownerName":' || coalesce(to_json(s.owner_name)::text, 'null')
    || ',"url":' || CASE WHEN may IS NULL AND s.revoked IS NULL THEN to_json(url(s.host, s.token))::text ELSE 'null' END
    || ',"publicPermission":"' || s.public_permission || '","permission":"' || coalesce(may, 'readWrite') || '","createdAt":' || instant(s.created)
    || ',"revokedAt":' || instant(s.revoked) || ',"shareTag":"' || s.tag || '","participants":[' || coalesce((
      SELECT string_agg(
        '{"id":"' || p.id || '","account":' || coalesce(to_json(p.account)::text, 'null')
        || ',"invitedAs":' || coalesce(to_json(p.invited_as)::text, 'null')
        || ',"url":' || CASE WHEN may IS NULL AND p.gone IS NULL AND p.accepted IS NULL THEN coalesce(to_json(url(s.host, p.token))::text, 'null') ELSE 'null' END
        || ',"permission":"' || p.permission
        || '","acceptance":"' || CASE WHEN p.gone IS NOT NULL THEN 'removed' WHEN p.accepted IS NOT NULL THEN 'accepted' ELSE 'pending' END
        || '","invitedAt":' || instant(p.invited) || ',"acceptedAt":' || instant(p.accepted) || ',"access":"' || p.access || '"}',
        ',' ORDER BY p.invited, p.id)
      FROM participants p WHERE p.zone = s.zone AND CASE WHEN may IS NULL THEN p.gone IS DISTINCT FROM 'left' ELSE p.account = session_user END
    ), '') || ']}'
  FROM shares s WHERE s.zone = numbered);
END $$;

CREATE OR REPLACE FUNCTION url(host text, token text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'https://' || host || '/share/' || token
$$;

-- Writes a record on behalf of the container. No change tag is checked. NULL for content deletes the record.
CREATE OR REPLACE FUNCTION set_record(numbered bigint, named uuid, of_type text, content json, belongs uuid) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  z zones;
  now bigint := milliseconds();
  kept records;
  since bigint;
BEGIN
  SELECT * INTO kept FROM records r WHERE r.zone = numbered AND r.name = named;
  IF content IS NULL AND kept.fields IS NULL THEN RETURN; END IF;
  UPDATE zones SET change = change + 1 WHERE number = numbered RETURNING * INTO z;
  since := coalesce(kept.created, greatest(now, z.newest + 1));
  UPDATE zones SET newest = greatest(newest, since) WHERE number = numbered;
  INSERT INTO records (zone, name, change, type, fields, parent, creator, modifier, created, modified)
  VALUES (numbered, named, z.change, coalesce(of_type, kept.type), content, coalesce(belongs, kept.parent), z.owner, z.owner, since, now)
  ON CONFLICT (zone, name) DO UPDATE SET change = excluded.change, type = excluded.type, fields = excluded.fields, parent = excluded.parent,
    modifier = excluded.modifier, modified = excluded.modified;
END $$;

-- Counts a change of a share, and notifies the accounts that can read the zone.
CREATE OR REPLACE FUNCTION share_changed(numbered bigint) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  UPDATE shares SET tag = tag + 1 WHERE zone = numbered;
  RETURN zone_changed(numbered);
END $$;

-- Locks one of the account's own zones, and returns its share. Refuses the request if there is none.
CREATE OR REPLACE FUNCTION own_share(request json, revoked_too boolean) RETURNS shares LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  locked record;
  s shares;
BEGIN
  SELECT * INTO locked FROM zone_locked('private', request->'zone'->>'owner', request->'zone'->>'name');
  SELECT * INTO s FROM shares WHERE zone = locked.number;
  IF s.zone IS NULL OR NOT revoked_too AND s.revoked IS NOT NULL THEN PERFORM refuse('unknownItem', 'There is no such share'); END IF;
  RETURN s;
END $$;

CREATE OR REPLACE FUNCTION share_answer(numbered bigint, seen_as json) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT '{"share":' || share_json(numbered, NULL, seen_as, NULL) || '}'
$$;

CREATE OR REPLACE FUNCTION create_share(request json) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
DECLARE
  seen record;
BEGIN
  SELECT * INTO seen FROM zone_locked('private', request->'zone'->>'owner', request->'zone'->>'name');
  IF request->'zone'->>'name' = 'account' THEN PERFORM refuse('invalidArguments', 'The account''s own zone is never shared'); END IF;
  IF NOT EXISTS (SELECT FROM shares s WHERE s.zone = seen.number AND s.revoked IS NULL) THEN
    IF most(seen.number) = 0 THEN PERFORM refuse('tooManyParticipants', 'The company has as many participants as its tier allows. Remove one, or choose a higher tier'); END IF;
    INSERT INTO shares (zone, token, host, title, owner_name, public_permission, joiner, created, tag)
    VALUES (seen.number, link(), request->>'linkHost', request->>'title', request->>'ownerName', request->>'publicPermission',
      request->'joiner', milliseconds(), 0)
    ON CONFLICT (zone) DO UPDATE SET token = excluded.token, host = excluded.host, title = excluded.title, owner_name = excluded.owner_name,
      public_permission = excluded.public_permission, joiner = excluded.joiner, created = excluded.created, revoked = NULL;
    PERFORM share_changed(seen.number);
  END IF;
  RETURN share_answer(seen.number, request->'zone');
END $$;

CREATE OR REPLACE FUNCTION fetch_share(request json) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
DECLARE
  seen record;
BEGIN
  SELECT * INTO seen FROM zone_there(request->>'database', request->'zone'->>'owner', request->'zone'->>'name');
  RETURN '{"share":' || coalesce(share_json(seen.number, seen.permission, request->'zone', NULL), 'null') || '}';
END $$;

CREATE OR REPLACE FUNCTION update_share(request json) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
DECLARE
  s shares := own_share(request, false);
  counted bigint;
BEGIN
  UPDATE shares SET title = coalesce(request->>'title', title), public_permission = coalesce(request->>'publicPermission', public_permission),
    joiner = CASE json_typeof(request->'joiner') WHEN 'object' THEN request->'joiner' ELSE joiner END WHERE zone = s.zone;
  counted := share_changed(s.zone);
  IF request->>'participant' IS NOT NULL AND request->>'permission' IS NOT NULL THEN
    UPDATE participants SET permission = request->>'permission', changed = counted WHERE zone = s.zone AND id = (request->>'participant')::uuid;
    IF NOT FOUND THEN PERFORM refuse('unknownItem', 'The share has no such participant'); END IF;
  END IF;
  RETURN share_answer(s.zone, request->'zone');
END $$;

CREATE OR REPLACE FUNCTION invite(request json) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
DECLARE
  s shares := own_share(request, false);
  one json := request->'record';
  named uuid := (one->>'recordName')::uuid;
  kept records;
BEGIN
  -- The participant exists already if the reply to the first request was lost, or if another device has sent the same
  -- invitation. Then nothing is changed.
  IF NOT EXISTS (
    SELECT FROM participants p WHERE p.zone = s.zone
      AND (p.id = (request->>'participant')::uuid OR p.gone IS NULL AND p.invited_as = request->>'invitedAs')
  ) THEN
    IF EXISTS (SELECT FROM records r WHERE r.zone = s.zone AND r.name = named AND r.fields IS NOT NULL) THEN
      PERFORM refuse('invalidArguments', 'there is an access record of this name already');
    END IF;
    IF (one->'fields'->'isOwner'->>'value') IS DISTINCT FROM '1' AND room(s.zone) < 1 THEN
      PERFORM refuse('tooManyParticipants', 'The company has as many participants as its tier allows. Remove one, or choose a higher tier');
    END IF;
    PERFORM set_record(s.zone, named, 'AccessControl', one->'fields', (one->>'parent')::uuid);
    INSERT INTO participants (zone, id, token, invited_as, permission, invited, access, changed)
    VALUES (s.zone, (request->>'participant')::uuid, link(), request->>'invitedAs', request->>'permission', milliseconds(), named,
      share_changed(s.zone));
  END IF;
  SELECT * INTO kept FROM records r WHERE r.zone = s.zone AND r.name = named AND r.fields IS NOT NULL;
  RETURN '{"share":' || share_json(s.zone, NULL, request->'zone', NULL) || ',"record":'
    || CASE WHEN kept.name IS NULL THEN 'null' ELSE record_json(kept, request->'zone') END || '}';
END $$;

CREATE OR REPLACE FUNCTION delete_share(request json) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
DECLARE
  s shares := own_share(request, true);
  meant uuid := (request->>'participant')::uuid;
  one record;
  counted bigint;
BEGIN
  IF meant IS NOT NULL AND NOT EXISTS (SELECT FROM participants p WHERE p.zone = s.zone AND p.id = meant) THEN
    PERFORM refuse('unknownItem', 'The share has no such participant');
  END IF;
  FOR one IN SELECT p.access FROM participants p WHERE p.zone = s.zone AND p.gone IS NULL AND (meant IS NULL OR p.id = meant) LOOP
    PERFORM set_record(s.zone, one.access, NULL, NULL, NULL);
  END LOOP;
  IF meant IS NULL THEN UPDATE shares SET revoked = coalesce(revoked, milliseconds()) WHERE zone = s.zone; END IF;
  counted := share_changed(s.zone);
  UPDATE participants p SET gone = CASE WHEN meant IS NULL THEN 'revoked' ELSE 'removed' END, token = NULL, changed = counted
  WHERE p.zone = s.zone AND p.gone IS NULL AND (meant IS NULL OR p.id = meant);
  RETURN share_answer(s.zone, request->'zone');
END $$;
