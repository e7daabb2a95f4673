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

  /// The function that reads the result of a method, as Python source, or `nil` if the value from `json` is used
  /// unchanged.
  var pythonReader: String? {
    switch self {
    case .text, .day, .uuid, .integer, .truth, .choice, .any: nil
    case .instant: "instant"
    case .number: "Decimal"
    case .record(let name): "\(name)._read"
    case .list(let inner): inner.pythonReader.map { "each(\($0))" }
    case .map(let inner): inner.pythonReader.map { "each_value(\($0))" }
    case .nullable(let inner): inner.pythonReader.map { "optional(\($0))" }
    case .union: ClientGenerator.refuse("the package for Python can't read a result of the type \(python)")
    }
  }
}
