/// Types in Python, and the code that reads their values from the values of `json`.
extension TypeExpression {
  /// The annotation of values that are read.
  var python: String { python(isInput: false) }

  /// The annotation of values that are passed.
  var pythonInput: String { python(isInput: true) }

  private func python(isInput: Bool) -> String {
    switch self {
    case .text, .uuid: "str"
    case .instant: "datetime"
    case .day: isInput ? "Day" : "str"
    case .integer: "int"
    case .number: isInput ? "Number" : "Decimal"
    case .truth: "bool"
    case .choice(let choices): "Literal[\(choices.map { "\"\($0)\"" }.joined(separator: ", "))]"
    case .list(let inner): isInput ? "Sequence[\(inner.python(isInput: true))]" : "List[\(inner.python)]"
    case .map(let inner): isInput ? "Mapping[str, \(inner.python(isInput: true))]" : "Dict[str, \(inner.python)]"
    case .record(let name): name
    case .nullable(let inner): "Optional[\(inner.python(isInput: isInput))]"
    case .union(let types): "Union[\(types.map { $0.python(isInput: isInput) }.joined(separator: ", "))]"
    case .any: "Any"
    }
  }

  /// The function that reads a value, or `nil` if it is used as `json` returns it.
  var pythonReader: String? {
    switch self {
    case .text, .day, .uuid, .integer, .truth, .choice, .any: nil
    case .instant: "instant"
    case .number: "Decimal"
    case .record(let name): "\(name)._read"
    case .list(let inner): inner.pythonReader.map { "each(\($0))" }
    case .map(let inner): inner.pythonReader.map { "each_value(\($0))" }
    case .nullable(let inner): inner.pythonReader.map { "optional(\($0))" }
    case .union(let types):
      types.allSatisfy { if case .record = $0 { true } else { false } } ? "one_of(\(types.map(\.python).joined(separator: ", ")))" : nil
    }
  }

  /// Returns an expression that reads a value.
  func pythonReading(_ value: String) -> String {
    switch self {
    // The most frequent case is written out, which saves the call of a function.
    case .list(let inner): if let reader = inner.pythonReader { return "[\(reader)(one) for one in \(value)]" }
    default: break
    }
    return pythonReader.map { "\($0)(\(value))" } ?? value
  }
}
