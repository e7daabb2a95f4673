public import Shape

/// What becomes of the objects that a schema describes.
public enum SchemaRole: Sendable {
  /// They are read, as parameters are: a member that is not known is refused, and null says no more than leaving an optional one out.
  case strict
  /// They are read, as what a host answers is: the same, but what is not known is let pass.
  case lenient
  /// They are written: members that are always there are required, and later versions may have more.
  case written
}

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
