/// Describes the limits of a JSON schema in words.
extension Node {
  /// The limits of the schema in words, such as `1 to 200 characters`, or an empty text if there are none.
  var limits: String {
    if let parts = self["anyOf"] ?? self["oneOf"] {
      let bounded = parts.elements.filter { $0["type"]?.text != "null" }
      return bounded.count == 1 ? bounded[0].limits : ""
    }
    return switch self["type"]?.text {
    case "string" where self["enum"] == nil: Node.range(self["minLength"], self["maxLength"], of: "characters")
    case "array": Node.range(self["minItems"], self["maxItems"], of: "elements")
    case "integer", "number": bounds
    default: ""
    }
  }

  private var bounds: String {
    guard let least = self["exclusiveMinimum"]?.figure else {
      return Node.range(self["minimum"], self["maximum"], of: nil)
    }
    return "more than \(least)" + (self["maximum"]?.figure.map { ", at most \($0)" } ?? "")
  }

  /// The number as text, or `nil` for any other value.
  private var figure: String? { if case .number(let text) = self { text } else { nil } }

  /// Returns a range in words.
  /// - Parameter unit: the unit of a count, such as `characters`, or `nil` for the range of a number. For a count, a
  ///   minimum of 0 is not mentioned.
  private static func range(_ least: Node?, _ most: Node?, of unit: String?) -> String {
    let least = unit != nil && least?.figure == "0" ? nil : least?.figure
    let words =
      switch (least, most?.figure) {
      case (let least?, let most?) where least == most: least
      case (let least?, let most?): "\(least) to \(most)"
      case (let least?, nil): "at least \(least)"
      case (nil, let most?): "at most \(most)"
      case (nil, nil): ""
      }
    return words.isEmpty ? "" : words + (unit.map { " \($0)" } ?? "")
  }
}
