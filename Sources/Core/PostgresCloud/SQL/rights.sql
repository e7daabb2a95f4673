-- The rights of accounts: they may read the records of their own and shared zones, and call the functions below.

REVOKE ALL ON ALL TABLES IN SCHEMA mainspring FROM PUBLIC, mainspring;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA mainspring FROM PUBLIC, mainspring;
DROP POLICY IF EXISTS readable ON records;
CREATE POLICY readable ON records FOR SELECT TO mainspring USING (zone IN (SELECT readable()));
GRANT SELECT ON records TO mainspring;
GRANT SELECT ON public_types, public_records, public_values TO mainspring;
GRANT USAGE ON SCHEMA mainspring TO mainspring;
GRANT EXECUTE ON FUNCTION format(), hello(), readable(), database_changes(json), modify_zones(json), zone_page(json), commit_mark(bigint, bigint),
  modify_records(text, text, boolean, bigint, uuid[], text[], text[], json[], text[], uuid[], text[], text[], json[]),
  modify_records(text, text, boolean, bigint, uuid[], text[], text[], json[], text[], uuid[], text[], text[], json[], text),
  begin_file(json), add_piece(bigint, bigint, bytea), finish_file(bigint), piece(json, bigint), create_share(json), fetch_share(json),
  update_share(json), invite(json), delete_share(json), preview_share(json), accept_share(json), leave_share(json) TO mainspring;
COMMIT;
