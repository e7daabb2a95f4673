-- Functions to accept and to leave zones that other accounts share.

-- Returns what a link leads to: the zone, the row of the account in participants, and an invitation that nobody has
-- accepted yet. The row exists if the account takes part in the zone, or did so before. All links that do not work are
-- refused with the same message. So a caller does not learn which links existed before.
CREATE OR REPLACE FUNCTION target(url text, OUT numbered bigint, OUT owner text, OUT named text, OUT own participants, OUT invitation participants)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  end_of_link text := substring(url FROM '/([^/]{48})$');
  s shares;
  z zones;
  by_invitation uuid;
BEGIN
  SELECT * INTO s FROM shares WHERE token = end_of_link;
  IF s.zone IS NULL THEN
    SELECT p.id INTO by_invitation FROM participants p WHERE p.token = end_of_link;
    SELECT shares.* INTO s FROM shares JOIN participants p USING (zone) WHERE p.token = end_of_link;
  END IF;
  SELECT * INTO z FROM zones WHERE number = s.zone;
  IF z.number IS NULL OR s.revoked IS NOT NULL OR z.gone IS NOT NULL THEN PERFORM refuse('unknownItem', 'There is no such share'); END IF;
  numbered := z.number;
  owner := z.owner;
  named := z.name;
  SELECT * INTO own FROM participants p WHERE p.zone = z.number AND p.account = session_user;
  SELECT * INTO invitation FROM participants p WHERE p.zone = z.number AND p.account IS NULL AND p.gone IS NULL
    AND CASE WHEN by_invitation IS NULL THEN p.invited_as = session_user ELSE p.id = by_invitation END;
  IF z.owner = session_user OR invitation.id IS NOT NULL THEN RETURN; END IF;
  IF by_invitation IS NOT NULL THEN
    -- After an account has accepted the link of an invitation, the link works only for this account.
    IF own.id IS DISTINCT FROM by_invitation OR own.gone IS NOT NULL THEN PERFORM refuse('unknownItem', 'There is no such share'); END IF;
  ELSIF own.gone = 'removed' OR (own.id IS NULL OR own.gone IS NOT NULL) AND s.public_permission = 'none' THEN
    PERFORM refuse('unknownItem', 'There is no such share');
  END IF;
END $$;

-- Returns the access record of an account in a zone, or NULL if there is none.
CREATE OR REPLACE FUNCTION access_of(account text, numbered bigint) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT r.name FROM records r
  WHERE r.zone = numbered AND r.type = 'AccessControl' AND r.fields IS NOT NULL AND r.fields->'userID'->>'value' = user_of(account)::text
$$;

-- Returns whether the caller can join without exceeding the limit of participants. A caller who has an access record or
-- an invitation is counted already.
CREATE OR REPLACE FUNCTION has_room(numbered bigint, is_invited boolean) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT is_invited OR access_of(session_user, numbered) IS NOT NULL OR coalesce(room(numbered) >= 1, true)
$$;

CREATE OR REPLACE FUNCTION preview_share(request json) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
DECLARE
  t record;
  s shares;
  called text;
  is_in boolean;
BEGIN
  SELECT * INTO t FROM target(request->>'url');
  SELECT * INTO s FROM shares WHERE zone = t.numbered;
  SELECT r.fields->'name'->>'value' INTO called FROM records r WHERE r.zone = t.numbered AND r.name = as_uuid(t.named);
  is_in := (t.own).id IS NOT NULL AND (t.own).gone IS NULL;
  RETURN json_build_object(
    'zone', zone_json(nullif(t.owner, session_user::text), t.named), 'title', CASE WHEN length(called) BETWEEN 1 AND 200 THEN called ELSE s.title END,
    'ownerName', s.owner_name,
    'permission', CASE WHEN t.owner = session_user THEN 'readWrite' WHEN is_in THEN (t.own).permission
      ELSE coalesce((t.invitation).permission, nullif(s.public_permission, 'none'), 'readOnly') END,
    'state', CASE WHEN t.owner = session_user THEN 'mine' WHEN is_in THEN 'accepted'
      WHEN has_room(t.numbered, (t.invitation).id IS NOT NULL) THEN 'open' ELSE 'full' END);
END $$;

-- Returns the value of a record's field as JSON, with its type.
CREATE OR REPLACE FUNCTION field(type text, value json) RETURNS json LANGUAGE sql IMMUTABLE AS $$
  SELECT ('{"type":"' || type || '","value":' || value || '}')::json
$$;

CREATE OR REPLACE FUNCTION accept_share(request json) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
DECLARE
  t record;
  s shares;
  known uuid;
  named uuid;
  of_invitation json;
  content json;
  changes jsonb;
  stamp json := instant(milliseconds())::json;
  place uuid;
BEGIN
  SELECT * INTO t FROM target(request->>'url');
  IF t.owner <> session_user THEN
    PERFORM 1 FROM zones WHERE number = t.numbered FOR UPDATE;
    -- The link is read again. While this transaction waited for the lock, another one may have ended the share, or
    -- admitted the last possible participant.
    SELECT * INTO t FROM target(request->>'url');
  END IF;
  IF t.owner = session_user THEN RETURN share_answer(t.numbered, zone_json(NULL, t.named)); END IF;
  IF (t.own).id IS NOT NULL AND (t.own).gone IS NULL THEN
    RETURN '{"share":' || share_json(t.numbered, (t.own).permission, zone_json(t.owner, t.named), NULL) || '}';
  END IF;
  IF NOT has_room(t.numbered, (t.invitation).id IS NOT NULL) THEN
    PERFORM refuse('tooManyParticipants', 'The company has as many participants as its tier allows. Remove one, or choose a higher tier');
  END IF;
  PERFORM 1 FROM accounts a WHERE a.name IN (session_user, t.owner) ORDER BY a.name FOR UPDATE;
  SELECT * INTO s FROM shares WHERE zone = t.numbered;
  known := access_of(session_user, t.numbered);
  SELECT r.fields INTO of_invitation FROM records r WHERE r.zone = t.numbered AND r.name = (t.invitation).access;
  IF known <> (t.invitation).access THEN PERFORM set_record(t.numbered, (t.invitation).access, NULL, NULL, NULL); END IF;
  named := coalesce(known, (t.invitation).access, gen_random_uuid());
  SELECT r.fields INTO content FROM records r WHERE r.zone = t.numbered AND r.name = named;
  changes := jsonb_build_object('userID', field('reference', to_json(user_of(session_user))), 'updatedAt', field('date', stamp));
  IF content IS NULL THEN
    changes := changes || jsonb_build_object('createdAt', field('date', stamp));
    -- The owner has deleted the access record of the invitation. So the account joins without rights.
    content := CASE WHEN (t.invitation).id IS NULL THEN s.joiner
      ELSE merged(s.joiner, json_build_object('isOwner', field('int', '0'), 'deptMask', field('int', '0'), 'managerMask', field('int', '0'))) END;
  ELSIF known <> (t.invitation).access AND of_invitation IS NOT NULL THEN
    -- The account already has an access record. The rights of the new invitation replace the rights in it.
    content := merged(content, json_build_object(
      'isOwner', coalesce(of_invitation->'isOwner', content->'isOwner'), 'deptMask', coalesce(of_invitation->'deptMask', content->'deptMask'),
      'managerMask', coalesce(of_invitation->'managerMask', content->'managerMask')));
  END IF;
  changes := changes || jsonb_build_object('version', field('int', to_json(coalesce((content->'version'->>'value')::bigint, 0) + 1)));
  IF content->'name' IS NULL AND request->>'name' IS NOT NULL THEN
    changes := changes || jsonb_build_object('name', field('text', request->'name'));
  END IF;
  PERFORM set_record(t.numbered, named, 'AccessControl', merged(content, changes::json),
    as_uuid(t.named));
  -- If the account took part before, its old row is deleted, so that the account is not counted twice.
  DELETE FROM participants p WHERE p.zone = t.numbered AND p.account = session_user AND p.id IS DISTINCT FROM (t.invitation).id;
  place := coalesce((t.invitation).id, gen_random_uuid());
  INSERT INTO participants (zone, id, account, permission, invited, accepted, access, changed)
  VALUES (t.numbered, place, session_user, coalesce(nullif(s.public_permission, 'none'), 'readOnly'), milliseconds(), milliseconds(), named, 0)
  ON CONFLICT (zone, id) DO UPDATE SET account = excluded.account, accepted = excluded.accepted, access = excluded.access;
  UPDATE participants p SET changed = share_changed(t.numbered) WHERE p.zone = t.numbered AND p.id = place;
  RETURN '{"share":' || share_json(
    t.numbered, (SELECT p.permission FROM participants p WHERE p.zone = t.numbered AND p.id = place), zone_json(t.owner, t.named), NULL) || '}';
END $$;

CREATE OR REPLACE FUNCTION leave_share(request json) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
DECLARE
  seen record;
  own participants;
BEGIN
  SELECT * INTO seen FROM zone_seen('shared', request->'zone'->>'owner', request->'zone'->>'name');
  -- A zone that never existed, or no longer exists, needs no change, and the reply is a success.
  IF seen.number IS NOT NULL AND seen.gone IS NULL THEN
    PERFORM 1 FROM zones WHERE number = seen.number FOR UPDATE;
    SELECT * INTO own FROM participants p WHERE p.zone = seen.number AND p.account = session_user AND p.gone IS NULL;
    IF FOUND THEN
      PERFORM set_record(seen.number, own.access, NULL, NULL, NULL);
      UPDATE participants p SET gone = 'left', changed = share_changed(seen.number) WHERE p.zone = seen.number AND p.id = own.id;
    END IF;
  END IF;
  RETURN '{"zone":' || (request->'zone') || '}';
END $$;
