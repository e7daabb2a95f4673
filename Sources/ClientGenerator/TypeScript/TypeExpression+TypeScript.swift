extension TypeExpression {
  /// As TypeScript says it.
  var typeScript: String {
    switch self {
    case .text, .instant, .uuid: "string"
    case .integer, .number: "number"
    case .truth: "boolean"
    case .choice(let choices): choices.map { "\"\($0)\"" }.joined(separator: " | ")
    case .list(let element): element.isSeveral ? "Array<\(element.typeScript)>" : "\(element.typeScript)[]"
    case .map(let value): "{ [name: string]: \(value.typeScript) }"
    case .record(let name): name
    case .nullable, .union: alternatives.map(\.typeScript).joined(separator: " | ")
    case .any: "unknown"
    }
  }

  /// Whether it is spelled as a union.
  private var isSeveral: Bool {
    switch self {
    case .choice(let choices): choices.count > 1
    case .nullable, .union: alternatives.count > 1
    default: false
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
