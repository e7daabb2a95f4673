/// Types in Ruby's documentation and signatures, and the code that reads their values from the values of `json`.
extension TypeExpression {
  /// The types of values that are read, as YARD lists them.
  var yard: String { yard(isInput: false) }

  /// The types of values that are passed, as YARD lists them.
  var yardInput: String { yard(isInput: true) }

  private func yard(isInput: Bool) -> String {
    switch self {
    case .text, .uuid: "String"
    case .instant: "Time"
    case .day: isInput ? "String, Date" : "String"
    case .integer: "Integer"
    case .number: isInput ? "Numeric" : "BigDecimal"
    case .truth: "Boolean"
    case .choice(let choices): choices.map { "\"\($0)\"" }.joined(separator: ", ")
    case .list(let inner): "Array<\(inner.yard(isInput: isInput))>"
    case .map(let inner): "Hash{String => \(inner.yard(isInput: isInput))}"
    case .record(let name): "Records::\(name)"
    case .nullable(let inner): "\(inner.yard(isInput: isInput)), nil"
    case .union(let types): types.map { $0.yard(isInput: isInput) }.joined(separator: ", ")
    case .any: "Object"
    }
  }

  /// The type of values that are read, for a signature.
  var rbs: String { rbs(isInput: false) }

  /// The type of values that are passed, for a signature.
  var rbsInput: String { rbs(isInput: true) }

  private func rbs(isInput: Bool) -> String {
    switch self {
    case .text, .uuid: "String"
    case .instant: "Time"
    case .day: isInput ? "(String | Date)" : "String"
    case .integer: "Integer"
    case .number: isInput ? "(Integer | Float | BigDecimal)" : "BigDecimal"
    case .truth: "bool"
    case .choice(let choices):
      isInput
        ? "(\(choices.map { "\"\($0)\" | :\"\($0)\"" }.joined(separator: " | ")))"
        : "(\(choices.map { "\"\($0)\"" }.joined(separator: " | ")))"
    case .list(let inner): "Array[\(inner.rbs(isInput: isInput))]"
    case .map(let inner): "Hash[String, \(inner.rbs(isInput: isInput))]"
    case .record(let name): "Records::\(name)"
    case .nullable(.any), .any: "untyped"
    case .nullable(let inner): "\(inner.rbs(isInput: isInput))?"
    case .union(let types): "(\(types.map { $0.rbs(isInput: isInput) }.joined(separator: " | ")))"
    }
  }

  /// Returns an expression that reads a value, or `nil` if it is used as `json` returns it.
  func rubyReading(_ value: String) -> String? {
    switch self {
    case .text, .day, .uuid, .integer, .truth, .choice, .any: nil
    case .instant: "Values.instant(\(value))"
    case .number: "Values.decimal(\(value))"
    case .record(let name): "Records::\(name).read(\(value))"
    case .list(let inner): inner.rubyReading("one").map { "\(value).map { |one| \($0) }.freeze" }
    case .map(let inner): inner.rubyReading("one").map { "\(value).transform_values { |one| \($0) }.freeze" }
    case .nullable(let inner): inner.rubyReading("present").map { "\(value)&.then { |present| \($0) }" }
    case .union(let types):
      if types.allSatisfy({ if case .record = $0 { true } else { false } }) {
        "Values.one_of(\(value), \(types.map(\.yard).joined(separator: ", ")))"
      } else {
        // A whole decimal comes as an integer.
        types.contains(.number) && !types.contains(.integer) ? "Values.decimals(\(value))" : nil
      }
    }
  }

  /// The function that reads a value, or `nil` if it is used as `json` returns it.
  var rubyReader: String? { rubyReading("json").map { "->(json) { \($0) }" } }
}
