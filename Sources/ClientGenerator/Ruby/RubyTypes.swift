/// Returns types for the documentation and the signatures in Ruby, and the code that converts values of `json` to them.
extension TypeExpression {
  /// The types of a value that a caller gets, as a list for YARD.
  var yard: String { yard(isInput: false) }

  /// The types of a value that a caller passes, as a list for YARD.
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

  /// The type of a value that a caller gets, for a signature in RBS.
  var rbs: String { rbs(isInput: false) }

  /// The type of a value that a caller passes, for a signature in RBS.
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

  /// The type in the form that `Readers.of` of the client accepts. `nil` if the value from `json` needs no conversion.
  var rubyType: String? {
    switch self {
    case .text, .day, .uuid, .integer, .truth, .choice, .any: nil
    case .instant: ":instant"
    case .number: ":decimal"
    case .record(let name): ":\(name)"
    case .list(let inner): inner.rubyType.map { "[\($0)]" }
    case .map(let inner): inner.rubyType.map { "{String => \($0)}" }
    case .nullable(let inner): inner.rubyType
    case .union(let types):
      if isUnionOfRecords {
        "->(json) { Values.one_of(json, \(types.map(\.yard).joined(separator: ", "))) }"
      } else {
        // In JSON, a decimal without a fraction is a whole number, which Ruby would read as an Integer.
        types.contains(.number) && !types.contains(.integer) ? ":decimals" : nil
      }
    }
  }

  /// A Boolean value that indicates whether the type is a choice of several records. The client finds out by the
  /// members of a value which record it is.
  private var isUnionOfRecords: Bool {
    guard case .union(let types) = self else { return false }
    return types.allSatisfy { if case .record = $0 { true } else { false } }
  }

  /// The records that `Values.one_of` of the client must be able to distinguish.
  var comparedRecords: [String] {
    switch self {
    case .list(let inner), .map(let inner), .nullable(let inner): inner.comparedRecords
    case .union: isUnionOfRecords ? records : []
    default: []
    }
  }
}
