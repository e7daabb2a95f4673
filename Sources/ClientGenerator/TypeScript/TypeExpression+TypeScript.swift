extension TypeExpression {
  /// As TypeScript says it.
  var typeScript: String { typeScriptParts.joined(separator: " | ") }

  /// Its alternatives, as TypeScript says them; itself where there are none.
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

  /// What it is one of, each once, and null last; what may be anything has no others beside.
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

  /// Null alone: spelled as the name that it has in TypeScript.
  private static var null: TypeExpression { .record("null") }
}
