internal import Cloud

/// Makes SQL functions without parameters. Each returns a constant of the Swift code that the schema's SQL also needs.
enum Values {
  static let sql = """
    \(value("format", "integer", Schema.format))
    \(value("days_unused", "integer", CloudFile.daysUnused))
    \(value("operations_kept", "integer", ModifyRecords.operationsKept))
    \(value("operations_kept_of_device", "integer", ModifyRecords.operationsKeptOfDevice))
    \(value("viewing_bits", "bigint", OwnersRecords.viewing))
    \(value("member_of_owner", RecordRule.owner))
    \(value("type_of_views", OwnersRecords.views))
    \(value("type_of_assets", RecordRule.assets))
    \(value("refusal_owners_alone", HeldRights.Refusal.ownersAlone.rawValue))
    \(value("refusal_no_rights", HeldRights.Refusal.noRights.rawValue))
    \(value("refusal_other_department", HeldRights.Refusal.otherDepartment.rawValue))
    \(value("touched_members", "text[]", array(RecordRule.touched)))
    \(value("append_only_types", "text[]", array(RecordRule.all.filter(\.isAppendOnly).map(\.recordType))))
    DROP FUNCTION IF EXISTS record_rules();
    CREATE FUNCTION record_rules() RETURNS TABLE (
      type text, append_only boolean, departments bigint, adding bigint, added_types text[], touching bigint, managers bigint
    ) LANGUAGE sql IMMUTABLE AS $$
      VALUES
        \(RecordRule.all.map(row).joined(separator: ",\n        "))
    $$;

    """

  private static func value(_ name: String, _ text: String) -> String { value(name, "text", "'\(text)'") }

  private static func value(_ name: String, _ type: String, _ value: some CustomStringConvertible) -> String {
    "CREATE OR REPLACE FUNCTION \(name)() RETURNS \(type) LANGUAGE sql IMMUTABLE AS $$ SELECT \(value)::\(type) $$;"
  }

  private static func array(_ texts: [String]) -> String { "ARRAY[\(texts.map { "'\($0)'" }.joined(separator: ", "))]" }

  private static func row(_ rule: RecordRule) -> String {
    let bits = [rule.departments, rule.adding, rule.touching, rule.managers].map { "\($0)::bigint" }
    return
      "('\(rule.recordType)', \(rule.isAppendOnly), \(bits[0]), \(bits[1]), \(array(rule.addedTypes))::text[], \(bits[2]), \(bits[3]))"
  }
}
