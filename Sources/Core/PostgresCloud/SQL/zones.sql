-- Functions that create and delete zones, and that read the changes in a database.

-- Returns the zones that other accounts share with the caller, each with its latest change. If the caller already knows
-- this change, the zone has not changed.
CREATE OR REPLACE FUNCTION shared_zones() RETURNS TABLE (number bigint, owner text, name text, gone text, latest text)
LANGUAGE sql STABLE AS $$
  SELECT z.number, z.owner, z.name, coalesce(z.gone, p.gone),
    -- A former participant does not learn of later changes of the zone.
    CASE WHEN p.gone IS NULL THEN greatest(z.changed, p.changed) || mark_of(z.number, z.change) ELSE p.changed::text END
  FROM participants p JOIN zones z ON z.number = p.zone WHERE p.account = session_user
$$;

CREATE OR REPLACE FUNCTION shared_token() RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT (SELECT id::text FROM container) || '.' || coalesce(string_agg(z.number || '-' || z.latest, '_' ORDER BY z.number), '0')
    FROM shared_zones() z);
END $$;

CREATE OR REPLACE FUNCTION database_changes(request json) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
DECLARE
  token text := request->>'token';
  origin text := (SELECT id::text FROM container);
  newest bigint := (SELECT change FROM accounts WHERE name = session_user);
  since bigint := 0;
  known text[];
  found json;
  ended json;
  last bigint;
  count bigint;
BEGIN
  IF token IS NOT NULL AND (split_part(token, '.', 1) <> origin OR token !~ '^[^.]+\.[0-9]{1,18}(-[0-9]{1,18}){0,2}(_[0-9]{1,18}(-[0-9]{1,18}){1,2})*$') THEN
    PERFORM refuse('changeTokenExpired', 'The container no longer knows the changes since the token. Fetch all records');
  END IF;
  CASE request->>'database'
  WHEN 'public' THEN
    RETURN json_build_object('zones', '[]'::json, 'deletedZones', '[]'::json, 'token', origin || '.0', 'more', false);
  WHEN 'shared' THEN
    known := string_to_array(split_part(coalesce(token, ''), '.', 2), '_');
    SELECT coalesce(json_agg(zone_json(z.owner, split_part(z.name, '#', 1)) ORDER BY z.number) FILTER (WHERE z.gone IS NULL), '[]'),
      coalesce(json_agg(json_build_object('zone', zone_json(z.owner, split_part(z.name, '#', 1)), 'reason', z.gone) ORDER BY z.number)
        FILTER (WHERE z.gone IS NOT NULL), '[]')
    INTO found, ended FROM shared_zones() z WHERE NOT (z.number || '-' || z.latest) = ANY (known);
    RETURN json_build_object('zones', found, 'deletedZones', ended, 'token', shared_token(), 'more', false);
  ELSE
    since := coalesce(split_part(split_part(token, '.', 2), '-', 1), '0')::bigint;
    IF since > newest OR has_lost(session_user, since, split_part(split_part(token, '.', 2), '-', 2)) THEN
      PERFORM refuse('historyLost', 'The container was restored to an earlier state, and has lost data that it had at the token');
    END IF;
    WITH page AS (
      SELECT z.name, z.gone, z.changed FROM zones z
      WHERE z.owner = session_user AND z.changed > since AND strpos(z.name, '#') = 0 ORDER BY z.changed LIMIT 400
    )
    SELECT coalesce(json_agg(zone_json(NULL, page.name) ORDER BY page.changed) FILTER (WHERE page.gone IS NULL), '[]'),
      coalesce(json_agg(json_build_object('zone', zone_json(NULL, page.name), 'reason', page.gone) ORDER BY page.changed)
        FILTER (WHERE page.gone IS NOT NULL), '[]'), max(page.changed), count(*)
    INTO found, ended, last, count FROM page;
    IF count = 400 THEN
      RETURN json_build_object('zones', found, 'deletedZones', ended, 'token', origin || '.' || last || account_mark(session_user, last), 'more', true);
    END IF;
    RETURN json_build_object(
      'zones', found, 'deletedZones', ended, 'token', origin || '.' || newest || account_mark(session_user, newest), 'more', false, 'sharedToken', shared_token());
  END CASE;
END $$;

CREATE OR REPLACE FUNCTION zone_refused(zone json, kind text, message text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT '{"zone":' || zone || ',"kind":' || to_json(kind) || ',"message":' || to_json(message) || '}'
$$;

CREATE OR REPLACE FUNCTION modify_zones(request json) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
DECLARE
  zone json;
  named text;
  kept zones;
  results text[] := '{}';
BEGIN
  FOR zone IN SELECT value FROM json_array_elements(request->'save') LOOP
    named := zone->>'name';
    IF request->>'database' <> 'private' OR zone->>'owner' IS NOT NULL THEN
      results := results || zone_refused(zone, 'permissionFailure', 'Only the owner of a zone may create it');
    ELSIF strpos(named, '#') > 0 THEN
      results := results || zone_refused(zone, 'invalidArguments', 'A zone''s name has no #');
    ELSE
      SELECT * INTO kept FROM zones z WHERE z.owner = session_user AND z.name = named FOR UPDATE;
      IF kept.gone IS NOT NULL THEN
        -- A zone that is created again gets a new number, so tokens of the former zone are not valid for it. The former
        -- zone stays under another name if it has participants, because they must learn that it was deleted.
        IF EXISTS (SELECT FROM participants p WHERE p.zone = kept.number) THEN
          UPDATE zones SET name = name || '#' || number WHERE number = kept.number;
        ELSE
          DELETE FROM zones WHERE number = kept.number;
        END IF;
      END IF;
      IF kept.number IS NULL OR kept.gone IS NOT NULL THEN
        INSERT INTO zones (owner, name, changed) VALUES (session_user, named, 0) ON CONFLICT DO NOTHING RETURNING * INTO kept;
        -- If another device has created the zone meanwhile, there is nothing to count.
        IF FOUND THEN PERFORM zone_changed(kept.number); END IF;
      END IF;
      results := results || ('{"zone":' || zone || '}');
    END IF;
  END LOOP;
  FOR zone IN SELECT value FROM json_array_elements(request->'delete') LOOP
    IF request->>'database' <> 'private' OR zone->>'owner' IS NOT NULL THEN
      results := results || zone_refused(zone, 'permissionFailure', 'Only the owner of a zone may delete it');
    ELSE
      SELECT * INTO kept FROM zones z WHERE z.owner = session_user AND z.name = zone->>'name' AND z.gone IS NULL FOR UPDATE;
      IF FOUND THEN
        DELETE FROM records r WHERE r.zone = kept.number;
        DELETE FROM uses u WHERE u.zone = kept.number;
        DELETE FROM files f WHERE f.zone = kept.number;
        UPDATE zones SET gone = 'deleted' WHERE number = kept.number;
        PERFORM zone_changed(kept.number);
      END IF;
      results := results || ('{"zone":' || zone || '}');
    END IF;
  END LOOP;
  RETURN '{"results":[' || array_to_string(results, ',') || ']}';
END $$;

-- Returns where a page of a zone's changes begins: the zone's number and the change after which the page begins. Also
-- returns the zone's newest change and the share. The share is NULL if its tag is the one that the caller knows.
CREATE OR REPLACE FUNCTION zone_page(request json) RETURNS TABLE (zone bigint, origin text, since bigint, reached bigint, share text, mark text)
LANGUAGE plpgsql STABLE ROWS 1 SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
DECLARE
  token text := request->>'token';
  seen record;
  kept zones;
BEGIN
  SELECT * INTO seen FROM zone_there(request->>'database', request->'zone'->>'owner', request->'zone'->>'name');
  SELECT * INTO kept FROM zones z WHERE z.number = seen.number;
  PERFORM require_reached(request->>'behind', kept);
  origin := (SELECT id::text FROM container) || '.' || kept.number || '.';
  since := 0;
  IF token IS NOT NULL THEN
    IF left(token, length(origin)) <> origin OR substr(token, length(origin) + 1) !~ '^[0-9]{1,18}(-[0-9]{1,18})?$' THEN
      PERFORM refuse('changeTokenExpired', 'The container no longer knows the changes since the token. Fetch all records');
    END IF;
    since := split_part(substr(token, length(origin) + 1), '-', 1)::bigint;
    IF since <= kept.change AND since < kept.floor THEN
      PERFORM refuse('changeTokenExpired', 'The container no longer knows the changes since the token. Fetch all records');
    END IF;
    -- Tokens of earlier versions have no mark.
    IF since > kept.change OR strpos(substr(token, length(origin) + 1), '-') > 0
        AND mark_of(kept.number, since) <> '-' || split_part(substr(token, length(origin) + 1), '-', 2) THEN
      PERFORM refuse('historyLost', 'The container was restored to an earlier state, and has lost data that it had at the token');
    END IF;
  END IF;
  RETURN QUERY SELECT kept.number, origin, since, kept.change,
    share_json(kept.number, seen.permission, zone_json(request->'zone'->>'owner', request->'zone'->>'name'), request->>'shareTag'),
    mark_of(kept.number, kept.change);
END $$;
