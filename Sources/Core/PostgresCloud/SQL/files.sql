-- Functions that store and return the contents of assets.

-- Begins the upload of a content to a zone. Returns the number of the upload, or NULL if the content must not be sent.
CREATE OR REPLACE FUNCTION begin_file(request json) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
DECLARE
  seen record;
  made bigint;
BEGIN
  SELECT * INTO seen FROM zone_there(request->>'database', request->'zone'->>'owner', request->'zone'->>'name');
  -- An account without the right to write to the zone need not send the content. The record that refers to the content
  -- is refused later, with the reason.
  IF seen.permission = 'readOnly' OR seen.permission = 'readWrite' AND NOT holds_rights(seen.number) THEN RETURN NULL; END IF;
  IF EXISTS (SELECT FROM files f WHERE f.zone = seen.number AND f.sha256 = request->>'sha256' AND f.whole) THEN RETURN NULL; END IF;
  IF (request->>'bytes')::bigint NOT BETWEEN 1 AND 250000000 THEN PERFORM refuse('invalidArguments', 'A content has 1 to 250000000 bytes'); END IF;
  -- Removes contents that no record has referred to for a long time, and uploads that began over a day ago and have not
  -- ended.
  DELETE FROM files f WHERE f.zone = seen.number
    AND f.at < now() - CASE WHEN f.whole THEN make_interval(days => days_unused()) ELSE interval '1 day' END
    AND NOT EXISTS (SELECT FROM uses u WHERE u.file = f.number);
  INSERT INTO files (zone, creator, sha256, bytes)
  VALUES (seen.number, session_user, request->>'sha256', (request->>'bytes')::bigint) RETURNING number INTO made;
  RETURN made;
END $$;

CREATE OR REPLACE FUNCTION add_piece(numbered bigint, at bigint, content bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM files f WHERE f.number = numbered AND f.creator = session_user AND NOT f.whole) OR octet_length(content) > 1048576
    OR at NOT BETWEEN 0 AND 250 THEN PERFORM refuse('assetFileMissing', 'There is no such unfinished upload'); END IF;
  INSERT INTO pieces (file, place, bytes) VALUES (numbered, at, content);
END $$;

-- Ends an upload, and returns whether the content has the announced digest. The digest is computed here, so that nobody
-- can store another content under it.
CREATE OR REPLACE FUNCTION finish_file(numbered bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
DECLARE
  f files;
  content bytea;
BEGIN
  SELECT * INTO f FROM files WHERE number = numbered AND creator = session_user AND NOT whole;
  IF NOT FOUND THEN PERFORM refuse('assetFileMissing', 'There is no such unfinished upload'); END IF;
  SELECT string_agg(p.bytes, '' ORDER BY p.place) INTO content FROM pieces p WHERE p.file = numbered;
  IF octet_length(content) IS DISTINCT FROM f.bytes OR encode(sha256(content), 'hex') <> f.sha256 THEN
    DELETE FROM files WHERE number = numbered;
    RETURN false;
  END IF;
  BEGIN
    UPDATE files SET whole = true WHERE number = numbered;
  EXCEPTION WHEN unique_violation THEN
    -- Another device has stored the same content meanwhile.
    DELETE FROM files WHERE number = numbered;
  END;
  RETURN true;
END $$;

-- Returns one part of the content of a record's field, and the digest of the whole content.
CREATE OR REPLACE FUNCTION piece(request json, at bigint, OUT sha256 text, OUT bytes bytea)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
DECLARE
  seen record;
  numbered bigint;
BEGIN
  SELECT * INTO seen FROM zone_there(request->>'database', request->'zone'->>'owner', request->'zone'->>'name');
  SELECT f.number, f.sha256 INTO numbered, sha256 FROM uses u JOIN files f ON f.number = u.file
  WHERE u.zone = seen.number AND u.record = (request->>'record')::uuid AND u.field = request->>'field';
  IF numbered IS NULL THEN PERFORM refuse('assetFileMissing', 'The record has no content in ' || (request->>'field')); END IF;
  SELECT p.bytes INTO bytes FROM pieces p WHERE p.file = numbered AND p.place = at;
END $$;
