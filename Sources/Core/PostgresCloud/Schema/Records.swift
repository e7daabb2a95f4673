internal import Cloud

/// Saving and deleting records.
enum Records {
  static let sql = """
    -- Whether only the zone's owner may save and delete records of a type.
    CREATE OR REPLACE FUNCTION is_owners(type text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
      SELECT type IN ('AccessControl', 'Companies', 'Credentials')
    $$;

    -- What is wrong with fields that somebody saves in a zone that is shared: what can't be read would end the cycles of the others.
    CREATE OR REPLACE FUNCTION flaw(fields json) RETURNS text LANGUAGE plpgsql STABLE AS $$
    DECLARE
      field record;
      type text;
      value json;
      plain text;
      is_fit boolean;
    BEGIN
      FOR field IN SELECT e.key, e.value FROM json_each(fields) AS e LOOP
        CONTINUE WHEN json_typeof(field.value) = 'null';
        IF json_typeof(field.value) <> 'object' THEN RETURN field.key || ' is no value'; END IF;
        IF EXISTS (SELECT FROM json_object_keys(field.value) AS k WHERE k NOT IN ('type', 'value'))
          OR (SELECT count(*) FROM json_object_keys(field.value)) <> 2 THEN RETURN field.key || ' is no value'; END IF;
        type := field.value->>'type';
        value := field.value->'value';
        plain := field.value->>'value';
        is_fit := CASE type
          WHEN 'text' THEN json_typeof(value) = 'string'
          WHEN 'bytes' THEN json_typeof(value) = 'string'
          WHEN 'list' THEN json_typeof(value) = 'array'
          WHEN 'double' THEN json_typeof(value) = 'number'
          WHEN 'int' THEN json_typeof(value) = 'number' AND value::text ~ '^-?[0-9]{1,18}$'
          WHEN 'reference' THEN json_typeof(value) = 'string' AND plain ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
          WHEN 'date' THEN json_typeof(value) = 'string' AND plain ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$'
          WHEN 'asset' THEN json_typeof(value) = 'object' AND coalesce(value->>'sha256' ~ '^[0-9a-f]{64}$', false)
            AND coalesce((value->'bytes')::text ~ '^[1-9][0-9]{0,8}$', false)
          ELSE false
        END;
        IF is_fit AND type = 'date' THEN
          BEGIN
            PERFORM plain::timestamptz;
          EXCEPTION WHEN data_exception THEN
            is_fit := false;
          END;
        END IF;
        IF NOT is_fit THEN RETURN field.key || ' is no value of the type ' || type; END IF;
      END LOOP;
      RETURN NULL;
    END $$;

    -- How many people besides owners may take part in the company of a zone; NULL for any number.
    CREATE OR REPLACE FUNCTION most(numbered bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
      SELECT CASE r.fields->'tier'->>'value' WHEN 'Enterprise' THEN NULL WHEN 'Business' THEN 10 ELSE 0 END
      FROM zones z LEFT JOIN records r ON r.zone = z.number AND r.name = as_uuid(z.name) WHERE z.number = numbered
    $$;

    -- How many more may come; NULL for any number.
    CREATE OR REPLACE FUNCTION room(numbered bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
      SELECT most(numbered) - (
        SELECT count(*) FROM records r WHERE r.zone = numbered AND r.type = 'AccessControl' AND r.fields IS NOT NULL
          AND (r.fields->'isOwner'->>'value') IS DISTINCT FROM '1')
    $$;

    CREATE OR REPLACE FUNCTION as_number(digits text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
      SELECT CASE WHEN digits ~ '^-?[0-9]{1,18}$' THEN digits::bigint ELSE 0 END
    $$;

    -- Whether the access records of a zone let who asks change anything there: as an owner, in a department other than viewing, or as a manager.
    CREATE OR REPLACE FUNCTION holds_rights(numbered bigint) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
    BEGIN
      RETURN EXISTS (
        SELECT FROM records r WHERE r.zone = numbered AND r.type = 'AccessControl' AND r.fields IS NOT NULL
          AND (r.fields->'userID'->>'value' = user_of(session_user)::text
            OR r.name IN (SELECT access FROM participants p WHERE p.zone = numbered AND p.account = session_user AND p.gone IS NULL))
          AND (r.fields->'isOwner'->>'value' = '1'
            OR as_number(r.fields->'deptMask'->>'value') & ~\(OwnersRecords.viewing)::bigint | as_number(r.fields->'managerMask'->>'value') <> 0));
    END $$;
    """
}
