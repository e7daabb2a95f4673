-- Functions that check the records of a batch, and the rights of the account that writes them.

-- Returns whether only the zone's owner may save and delete records of a type. Credentials is the name of UserPass in
-- earlier versions.
CREATE OR REPLACE FUNCTION is_owners(type text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT type IN ('AccessControl', 'Companies', 'UserPass', 'Credentials')
$$;

-- Returns the problem of fields that are saved in a shared zone, or NULL if there is none. The cores of other accounts
-- can't read invalid fields, and their sync would stop.
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
      WHEN 'date' THEN json_typeof(value) = 'string' AND plain ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$'
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

-- Returns the maximum number of participants in the company of a zone, without the owners. NULL stands for no limit.
CREATE OR REPLACE FUNCTION most(numbered bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE r.fields->'tier'->>'value' WHEN 'Enterprise' THEN NULL WHEN 'Business' THEN 10 ELSE 0 END
  FROM zones z LEFT JOIN records r ON r.zone = z.number AND r.name = as_uuid(z.name) WHERE z.number = numbered
$$;

-- Returns the number of participants that can still join, or NULL for no limit.
CREATE OR REPLACE FUNCTION room(numbered bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT most(numbered) - (
    SELECT count(*) FROM records r WHERE r.zone = numbered AND r.type = 'AccessControl' AND r.fields IS NOT NULL
      AND (r.fields->'isOwner'->>'value') IS DISTINCT FROM '1')
$$;

CREATE OR REPLACE FUNCTION as_number(digits text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN digits ~ '^-?[0-9]{1,18}$' THEN digits::bigint ELSE 0 END
$$;

-- Returns the rights that the access records of a zone give to the caller. owns: whether the caller is an owner.
-- departments and managed: the caller's departments, and those that the caller manages, as bits of a mask.
CREATE OR REPLACE FUNCTION held_rights(numbered bigint, OUT owns boolean, OUT departments bigint, OUT managed bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  SELECT coalesce(bool_or(r.fields->'isOwner'->>'value' = '1'), false), coalesce(bit_or(as_number(r.fields->'deptMask'->>'value')), 0),
    coalesce(bit_or(as_number(r.fields->'managerMask'->>'value')), 0)
  INTO owns, departments, managed
  FROM records r WHERE r.zone = numbered AND r.type = 'AccessControl' AND r.fields IS NOT NULL
    AND (r.fields->'userID'->>'value' = user_of(session_user)::text
      OR r.name IN (SELECT access FROM participants p WHERE p.zone = numbered AND p.account = session_user AND p.gone IS NULL));
END $$;

-- Returns whether the access records of a zone let the caller change records at all. That is so for an owner, for a
-- manager, and for a member of a department other than viewing.
CREATE OR REPLACE FUNCTION holds_rights(numbered bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT h.owns OR h.departments & ~viewing_bits() | h.managed <> 0 FROM held_rights(numbered) h
$$;

-- Returns the rule for the records of a type, or NULL for a type without a rule. Departments are bits of a mask.
-- - append_only: whether records may only be added.
-- - departments: the departments whose members may add, change and delete records.
-- - adding, added_types: the other departments whose members may add records, and the allowed types of these records.
-- - touching: the departments whose members may change only the version of a record.
-- - managers: the departments whose managers may change records.
DROP FUNCTION IF EXISTS record_rule(text);
CREATE FUNCTION record_rule(
  of_type text, OUT append_only boolean, OUT departments bigint, OUT adding bigint, OUT added_types text[], OUT touching bigint,
  OUT managers bigint
) LANGUAGE sql IMMUTABLE AS $$
  SELECT v.append_only, v.departments, v.adding, v.added_types, v.touching, v.managers FROM record_rules() AS v WHERE v.type = of_type
$$;

-- Returns whether records of a type may only be added.
CREATE OR REPLACE FUNCTION is_append_only(of_type text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT of_type = ANY (append_only_types())
$$;

-- Returns whether sent fields would change a record. Fields with the stored values do not change it.
-- - others: the names of fields that are ignored.
DROP FUNCTION IF EXISTS changes_fields(json, json);
CREATE OR REPLACE FUNCTION changes_fields(kept json, sent json, others text[] DEFAULT '{}') RETURNS boolean
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM json_each(sent) AS s
    WHERE s.key <> ALL (others) AND CASE json_typeof(s.value) WHEN 'null' THEN kept->s.key IS NOT NULL ELSE (kept->s.key)::jsonb IS DISTINCT FROM s.value::jsonb END);
END $$;

-- Returns the type of the record that a file belongs to. Also finds a record that was deleted. Returns NULL if no such
-- record is known.
CREATE OR REPLACE FUNCTION owner_type(numbered bigint, fields json) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  named text := fields->member_of_owner()->>'value';
  found text;
BEGIN
  SELECT r.type INTO found FROM records r WHERE r.zone = numbered AND r.name = as_uuid(named::json->>'id');
  RETURN found;
EXCEPTION WHEN data_exception THEN
  RETURN NULL;
END $$;

-- Returns the reason why a participant may not write a record, or NULL if the participant may.
-- - action: add, touch, change or delete. A touch changes only the version of a record.
-- - added_as: the value of the field `type` of a new record.
-- - is_file: whether of_type is the type of the record that a file belongs to.
DROP FUNCTION IF EXISTS rights_refusal(boolean, bigint, bigint, text, text, boolean, boolean);
CREATE OR REPLACE FUNCTION rights_refusal(
  owns boolean, departments bigint, managed bigint, action text, of_type text, added_as text, is_file boolean, is_others boolean
) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  held bigint := departments | managed;
  rule record;
BEGIN
  IF of_type = type_of_views() AND NOT is_others AND NOT is_file THEN RETURN NULL; END IF;
  IF is_owners(of_type) THEN
    RETURN CASE WHEN is_file AND owns THEN NULL ELSE refusal_owners_alone() END;
  END IF;
  IF NOT owns AND departments & ~viewing_bits() | managed = 0 THEN
    RETURN refusal_no_rights();
  END IF;
  SELECT * INTO rule FROM record_rule(of_type);
  IF owns OR rule.departments IS NULL OR held & rule.departments <> 0 THEN RETURN NULL; END IF;
  IF NOT is_file AND (
    action = 'add' AND held & rule.adding <> 0 AND (rule.added_types = '{}' OR coalesce(added_as = ANY (rule.added_types), false))
    OR action = 'touch' AND held & rule.touching <> 0
    OR action IN ('touch', 'change') AND managed & rule.managers <> 0
  ) THEN RETURN NULL; END IF;
  RETURN refusal_other_department();
END $$;

-- Compares the sent state of a record with its stored state, and returns the reason why a participant may not write it.
-- Returns NULL if the participant may.
-- - deletes: whether the record is to be deleted.
CREATE OR REPLACE FUNCTION write_refusal(
  owns boolean, departments bigint, managed bigint, numbered bigint, deletes boolean, sent_type text, sent json, kept records
) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  touched text[] := touched_members();
  action text := CASE
    WHEN deletes THEN 'delete' WHEN kept.fields IS NULL THEN 'add'
    WHEN kept.type = sent_type AND NOT changes_fields(kept.fields, sent, touched) THEN 'touch' ELSE 'change' END;
  added_as text := sent->'type'->>'value';
  is_others boolean := coalesce(kept.creator <> session_user, false);
  refused text;
BEGIN
  IF NOT deletes THEN
    -- If a change of a file does not send the field with the file's record, the file still belongs to the same record.
    -- Then only the stored field is checked, below.
    IF sent_type <> type_of_assets() THEN
      refused := rights_refusal(owns, departments, managed, action, sent_type, added_as, false, is_others);
    ELSIF kept.fields IS NULL OR sent->member_of_owner() IS NOT NULL THEN
      refused := rights_refusal(owns, departments, managed, action, owner_type(numbered, sent), NULL, true, is_others);
    END IF;
    IF refused IS NOT NULL THEN RETURN refused; END IF;
  END IF;
  IF kept.name IS NULL THEN RETURN NULL; END IF;
  IF kept.type = type_of_assets() THEN RETURN rights_refusal(owns, departments, managed, action, owner_type(numbered, kept.fields), NULL, true, is_others); END IF;
  RETURN rights_refusal(owns, departments, managed, action, kept.type, added_as, false, is_others);
END $$;
