/// The type of a value, as far as the clients' languages express it. Limits of values are not part of it, because the
/// core checks them.
indirect enum TypeExpression: Equatable {
  case text
  /// A time in the format of RFC 3339, in UTC.
  case instant
  /// A date without a time, in the format of RFC 3339.
  case day
  case uuid
  case integer
  /// A decimal number that is exact.
  case number
  case truth
  /// One of several texts.
  case choice([String])
  case list(TypeExpression)
  case map(TypeExpression)
  case record(String)
  case nullable(TypeExpression)
  case union([TypeExpression])
  /// Any JSON value.
  case any

  /// - Parameter schema: a JSON Schema from the discovery document.
  init(_ schema: Node) {
    if let reference = schema["$ref"]?.text {
      self = .record(String(reference.split(separator: "/").last ?? ""))
      return
    }
    if let parts = schema["anyOf"] ?? schema["oneOf"] {
      self = TypeExpression.joined(parts.elements)
      return
    }
    if let choices = schema["enum"] {
      self = .choice(choices.elements.compactMap(\.text))
      return
    }
    self =
      switch schema["type"]?.text {
      case "string" where schema["format"]?.text == "date-time": .instant
      case "string" where schema["format"]?.text == "date": .day
      case "string" where schema["format"]?.text == "uuid": .uuid
      case "string": .text
      case "integer": .integer
      case "number": .number
      case "boolean": .truth
      case "array": .list(TypeExpression(schema["items"] ?? .null))
      case "object": .map(TypeExpression(schema["additionalProperties"] ?? .null))
      default: .any
      }
  }

  /// Returns the type for a choice of schemas. If one of them is null, the type is nullable.
  private static func joined(_ schemas: [Node]) -> TypeExpression {
    let others = schemas.filter { $0["type"]?.text != "null" }
    var types: [TypeExpression] = []
    for type in others.map(TypeExpression.init) where !types.contains(type) { types.append(type) }
    let joined = types.count == 1 ? types[0] : .union(types)
    return others.count == schemas.count ? joined : .nullable(joined)
  }

  /// The type without null: the inner type of a nullable type.
  var present: TypeExpression { if case .nullable(let inner) = self { inner } else { self } }
  var isNullable: Bool { if case .nullable = self { true } else { false } }

  /// The names of the records that occur in the type.
  var records: [String] {
    switch self {
    case .record(let name): [name]
    case .list(let inner), .map(let inner), .nullable(let inner): inner.records
    case .union(let types): types.flatMap(\.records)
    default: []
    }
  }
}
