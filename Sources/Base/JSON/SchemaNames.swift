public import Shape

/// The names of records in schemas. If a record is both written and read, its schemas differ, so it has two names. If
/// it is read both strictly and leniently, it has a third name.
public struct SchemaNames {
  private var written: Set<String> = []
  private var strict: Set<String> = []

  /// - Parameter schemas: all schemas of the document, each with its role.
  public init(of schemas: [(schema: Schema, role: SchemaRole)]) {
    for (schema, role) in schemas {
      switch role {
      case .written: SchemaNames.add(schema, to: &written)
      case .strict: SchemaNames.add(schema, to: &strict)
      case .lenient: break
      }
    }
  }

  public func name(of record: String, as role: SchemaRole) -> String {
    if role == .lenient, strict.contains(record) { return "\(record)Answer" }
    return role != .written && written.contains(record) ? "\(record)Input" : record
  }

  private static func add(_ schema: Schema, to names: inout Set<String>) {
    switch schema {
    case .reference(let name, let description):
      if names.insert(name).inserted { for member in description().members { add(member.schema, to: &names) } }
    case .nullable(let inner), .list(let inner, _), .map(let inner): add(inner, to: &names)
    case .oneOf(let choices): for choice in choices { add(choice, to: &names) }
    case .any, .boolean, .integer, .number, .text, .choice, .anyResult: break
    }
  }
}
