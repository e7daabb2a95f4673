/// Everything that a database has for a container.
enum Schema {
  /// The version of the functions and their parameters. A program calls no functions of another one.
  static let format = 1
  /// The function that saves and deletes records, as `to_regprocedure` names it.
  static let modifyRecords =
    "mainspring.modify_records(text, text, boolean, bigint, uuid[], text[], text[], json[], text[], uuid[], text[], text[], json[], text)"
  /// The code of errors whose detail names the kind of refusal.
  static let refusal = "MS001"

  /// Installs the schema, or brings it up to date, in one transaction.
  static let install = """
    BEGIN;
    SELECT pg_advisory_xact_lock(x'6d73434c'::int);
    SET LOCAL client_min_messages = warning;
    SET LOCAL check_function_bodies = off;
    DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'mainspring') THEN CREATE ROLE mainspring NOLOGIN; END IF;
    END $$;
    CREATE SCHEMA IF NOT EXISTS mainspring;
    SET LOCAL search_path = mainspring;
    DO $install$ BEGIN
      IF to_regclass('mainspring.container') IS NULL THEN
    \(Tables.sql)
      END IF;
    END $install$;
    \(Tables.leftovers)
    \(Tables.history)
    \(Tables.devices)
    \(Tables.reached)
    \(History.sql)
    \(Tables.commits)
    \(Foundations.sql)
    \(Zones.sql)
    \(Records.sql)
    \(Batches.sql)
    \(Files.sql)
    \(Shares.sql)
    \(Accepting.sql)
    \(Public.sql)
    CREATE OR REPLACE FUNCTION format() RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT \(format)';
    REVOKE ALL ON ALL TABLES IN SCHEMA mainspring FROM PUBLIC, mainspring;
    REVOKE ALL ON ALL FUNCTIONS IN SCHEMA mainspring FROM PUBLIC, mainspring;
    \(Foundations.policies)
    \(Public.grants)
    GRANT USAGE ON SCHEMA mainspring TO mainspring;
    GRANT EXECUTE ON FUNCTION format(), hello(), readable(), database_changes(json), modify_zones(json), zone_page(json), commit_mark(bigint, bigint),
      modify_records(text, text, boolean, bigint, uuid[], text[], text[], json[], text[], uuid[], text[], text[], json[]), \(modifyRecords),
      begin_file(json), add_piece(bigint, bigint, bytea), finish_file(bigint), piece(json, bigint), create_share(json), fetch_share(json),
      update_share(json), invite(json), delete_share(json), preview_share(json), accept_share(json), leave_share(json) TO mainspring;
    COMMIT;
    """
}
