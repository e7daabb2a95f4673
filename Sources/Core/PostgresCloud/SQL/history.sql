-- SQL functions that detect a database restored from a backup. Each commit gets a random mark, which its tokens
-- contain. A token whose mark differs from the stored one is from a state that the database has lost.

-- Returns a mark for a commit: 56 random bits.
CREATE OR REPLACE FUNCTION new_mark() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT ('x' || left(replace(gen_random_uuid()::text, '-', ''), 14))::bit(56)::bigint
$$;

-- Stores the marks of a commit that has changed an account and a zone.
CREATE OR REPLACE FUNCTION note_commit(whose text, counted bigint, numbered bigint, reached bigint) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  INSERT INTO history VALUES (whose, 0, counted, new_mark()), ('', numbered, reached, new_mark()) ON CONFLICT DO NOTHING;
  IF counted % 1024 = 0 THEN
    DELETE FROM history h WHERE h.account = whose AND h.zone = 0 AND h.change < counted - (SELECT keep FROM container);
  END IF;
END $$;

-- Returns the mark of the commit that a change of a zone belongs to, as the end of a token. Empty if there is none.
CREATE OR REPLACE FUNCTION mark_of(numbered bigint, reached bigint) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce(
    (SELECT '-' || h.mark FROM history h WHERE h.account = '' AND h.zone = numbered AND h.change >= reached ORDER BY h.change LIMIT 1), '');
END $$;

-- Refuses a caller that has seen a state of a zone that the database has lost. A token of another zone of the same name
-- proves nothing.
-- behind: the newest token that the caller was given, or NULL if there is none.
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

-- Returns the mark for a page that ends before the zone's last change. Empty for a zone that the caller may not read.
CREATE OR REPLACE FUNCTION commit_mark(numbered bigint, reached bigint) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = mainspring, pg_temp AS $$
BEGIN
  RETURN CASE WHEN numbered IN (SELECT readable()) THEN mark_of(numbered, reached) ELSE '' END;
END $$;

-- Returns the mark of a change of an account, as the end of a token. Empty if there is none.
CREATE OR REPLACE FUNCTION account_mark(whose text, counted bigint) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((SELECT '-' || h.mark FROM history h WHERE h.account = whose AND h.zone = 0 AND h.change = counted), '');
END $$;

-- Returns whether an account's history should have a change with this mark, and does not. Returns false for a change so
-- old that the history does not reach back to it.
CREATE OR REPLACE FUNCTION has_lost(whose text, counted bigint, mark text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN mark <> '' AND account_mark(whose, counted) <> '-' || mark
    AND EXISTS (SELECT FROM history h WHERE h.account = whose AND h.zone = 0 AND h.change <= counted);
END $$;

-- Marks for the commits that earlier versions made without the table.
INSERT INTO history SELECT name, 0, change, new_mark() FROM accounts ON CONFLICT DO NOTHING;
INSERT INTO history SELECT '', number, change, new_mark() FROM zones ON CONFLICT DO NOTHING;
