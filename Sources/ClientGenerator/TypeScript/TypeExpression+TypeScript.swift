extension TypeExpression {
  /// The type in TypeScript.
  var typeScript: String { typeScriptParts.joined(separator: " | ") }

  /// The alternatives of the type in TypeScript, or the type itself if there are none.
  var typeScriptParts: [String] {
    switch self {
    case .choice(let choices): choices.map { "\"\($0)\"" }
    case .nullable, .union: alternatives.flatMap(\.typeScriptParts)
    default: [single]
    }
  }

  private var single: String {
    switch self {
    case .text, .instant, .day, .uuid: "string"
    case .integer, .number: "number"
    case .truth: "boolean"
    case .list(let element): element.typeScriptParts.count > 1 ? "Array<\(element.typeScript)>" : "\(element.typeScript)[]"
    case .map(let value): "{ [name: string]: \(value.typeScript) }"
    case .record(let name): name
    case .any, .choice, .nullable, .union: "unknown"
    }
  }

  /// The alternatives, each once, and null last. A type of any value has no other alternatives.
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

  /// The type of null, spelled with its name in TypeScript.
  private static var null: TypeExpression { .record("null") }
}
