/// Returns types in Python, and the code that converts values of the module `json` to these types.
extension TypeExpression {
  /// The annotation for values that a caller gets.
  var python: String { python(isInput: false) }

  /// The annotation for values that a caller passes.
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

  /// The Python function that converts the result of a method, as source text. `nil` if the value of the module `json`
  /// needs no conversion.
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
