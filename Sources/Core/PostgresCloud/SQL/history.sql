-- Functions that detect a database that was restored from a backup. Each commit gets a random mark, and the tokens of
-- the commit contain the mark. If the mark in a token differs from the stored one, the database has lost the token's
-- commit.

-- Returns a new mark for a commit, which has 56 random bits.
CREATE OR REPLACE FUNCTION new_mark() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT ('x' || left(replace(gen_random_uuid()::text, '-', ''), 14))::bit(56)::bigint
$$;

-- Stores the marks of a commit that has changed an account and one of its zones.
CREATE OR REPLACE FUNCTION note_commit(whose text, counted bigint, numbered bigint, reached bigint) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  INSERT INTO history VALUES (whose, 0, counted, new_mark()), ('', numbered, reached, new_mark()) ON CONFLICT DO NOTHING;
  IF counted % 1024 = 0 THEN
    DELETE FROM history h WHERE h.account = whose AND h.zone = 0 AND h.change < counted - (SELECT keep FROM container);
  END IF;
END $$;

-- Returns the mark of the commit that contains a change of a zone, in the form that ends a token. Returns an empty text
-- if the commit has no mark.
CREATE OR REPLACE FUNCTION mark_of(numbered bigint, reached bigint) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce(
    (SELECT '-' || h.mark FROM history h WHERE h.account = '' AND h.zone = numbered AND h.change >= reached ORDER BY h.change LIMIT 1), '');
END $$;

-- Refuses the request of a caller that has seen changes of a zone that the database has lost. A token of an earlier
-- zone of the same name is ignored.
-- - behind: the newest token that the caller has, or NULL if the caller has none.
CREATE OR REPLACE FUNCTION require_reached(behind text, z zones) RETURNS void LANGUAGE plpgsql STABLE AS $$
DECLARE
  origin text;
  since bigint;
  mark text;
BEGIN
  IF behind IS NULL THEN RETURN; END IF;
  origin := (SELECT id::text FROM container) || '.' || z.number || '.';
  IF left(behind, length(origin)) <> origin OR substr(behind, length(origin) + 1) !~ '^[0-9]{1,18}(-[0-9]{1,18})?$' THEN RETURN; END IF;
  since := split_part(substr(behind, length(origin) + 1), '-', 1)::bigint;
  mark := split_part(substr(behind, length(origin) + 1), '-', 2);
  IF since > z.change OR mark <> '' AND since >= z.floor AND mark_of(z.number, since) <> '-' || mark THEN
    PERFORM refuse('historyLost', 'The container was restored to an earlier state, and has lost data that it had at the token');
  END IF;
END $$;

-- Returns the mark for the token of a page that ends before the zone's last change. Returns an empty text if the caller
-- may not read the zone.
CREATE OR REPLACE FUNCTION commit_mark(numbered bigint, reached bigint) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
BEGIN
  RETURN CASE WHEN numbered IN (SELECT readable()) THEN mark_of(numbered, reached) ELSE '' END;
END $$;

-- Returns the mark of a change of an account, in the form that ends a token. Returns an empty text if the change has no
-- mark.
CREATE OR REPLACE FUNCTION account_mark(whose text, counted bigint) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((SELECT '-' || h.mark FROM history h WHERE h.account = whose AND h.zone = 0 AND h.change = counted), '');
END $$;

-- Returns whether the database has lost a change of an account: the history should contain it with this mark, but does
-- not. Returns false for a change that is older than the stored history.
CREATE OR REPLACE FUNCTION has_lost(whose text, counted bigint, mark text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN mark <> '' AND account_mark(whose, counted) <> '-' || mark
    AND EXISTS (SELECT FROM history h WHERE h.account = whose AND h.zone = 0 AND h.change <= counted);
END $$;

-- Commits of earlier versions have no marks. They get marks here.
INSERT INTO history SELECT name, 0, change, new_mark() FROM accounts ON CONFLICT DO NOTHING;
INSERT INTO history SELECT '', number, change, new_mark() FROM zones ON CONFLICT DO NOTHING;
