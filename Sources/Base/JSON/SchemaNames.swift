public import Shape

/// What records are called in schemas: one that is both written and read looks different then, and has two names.
public struct SchemaNames {
  private var written: Set<String> = []

  /// - Parameter schemas: all that is written.
  public init(written schemas: [Schema]) { for schema in schemas { add(schema) } }

  public func name(of record: String, as role: SchemaRole) -> String {
    role != .written && written.contains(record) ? "\(record)Input" : record
  }

  private mutating func add(_ schema: Schema) {
    switch schema {
    case .reference(let name, let description):
      if written.insert(name).inserted { for member in description().members { add(member.schema) } }
    case .nullable(let inner), .list(let inner, _), .map(let inner): add(inner)
    case .oneOf(let choices): for choice in choices { add(choice) }
    case .any, .boolean, .integer, .number, .text, .choice, .anyResult: break
    }
  }
}
