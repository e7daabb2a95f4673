/// Writes types in TypeScript.
extension TypeExpression {
  /// The type in TypeScript, with plain names of records.
  var typeScript: String { typeScript(records: "") }

  /// Returns the type in TypeScript.
  /// - Parameter records: the prefix for names of records, such as `Records.`, or an empty text.
  func typeScript(records: String) -> String { typeScriptParts(records: records).joined(separator: " | ") }

  /// Returns the alternatives of the type in TypeScript. If it has no alternatives, returns only the type itself.
  func typeScriptParts(records: String = "") -> [String] {
    switch self {
    case .choice(let choices): choices.map { "\"\($0)\"" }
    case .nullable, .union: alternatives.flatMap { $0.typeScriptParts(records: records) }
    default: [single(records)]
    }
  }

  private func single(_ records: String) -> String {
    switch self {
    case .text, .instant, .day, .uuid: "string"
    case .integer, .number: "number"
    case .truth: "boolean"
    case .list(let element):
      element.typeScriptParts().count > 1
        ? "Array<\(element.typeScript(records: records))>" : "\(element.typeScript(records: records))[]"
    case .map(let value): "{ [name: string]: \(value.typeScript(records: records)) }"
    case .record(let name): name == "null" ? name : records + name
    case .any, .choice, .nullable, .union: "unknown"
    }
  }

  /// The alternatives, each of them once. null comes last. If one of them is any value, the others are left out.
  private var alternatives: [TypeExpression] {
    var found: [TypeExpression] = []
    for type in flat where !found.contains(type) { found.append(type) }
    return found.contains(.any) ? [.any] : found.filter { $0 != .null } + (found.contains(.null) ? [.null] : [])
  }

  private var flat: [TypeExpression] {
    switch self {
    case .nullable(let inner): inner.flat + [.null]
    case .union(let types): types.flatMap(\.flat)
    default: [self]
    }
  }

  /// The type of null. It is represented as a record with the name `null`, which is the type's name in TypeScript.
  private static var null: TypeExpression { .record("null") }
}
