internal import JSON
public import Shape
internal import Vocabulary

/// The figures of a record as a text for a language model. Amounts of money are in the main unit of the currency, ids
/// are left out, and rows are cut off at the maximum length.
public struct Facts {
  public let text: String

  /// - Parameters:
  ///   - record: the record. If it has rows, they are in the member `items`.
  ///   - longest: the maximum number of characters.
  public init<R: Record>(_ record: R, longest: Int) {
    let json = Array(jsonText(record).utf8)
    text = (try? JSONText.read(json) { Facts.text(of: $0.value, longest: longest) }) ?? ""
  }

  private static func text(of object: JSONValue, longest: Int) -> String {
    let members = object.kind == .object ? object.members : []
    let rows = members.first { $0.name.isName("items") }?.value.elements ?? []
    let head = members.filter { !$0.name.isName("items") }.compactMap { member in
      fact(member.value).map { "\(member.name.string): \($0)" }
    }
    var text = head.joined(separator: "\n")
    // 100 characters are left for the sentence about the rows that are left out.
    let room = longest - 100
    for (position, row) in rows.enumerated() {
      let line = "\n- \(fact(row) ?? "nothing")"
      if text.count + line.count > room { return text + "\n(\(rows.count - position) further rows are left out)" }
      text += line
    }
    return text.cut(to: longest)
  }

  /// Returns a value as text for a model, or `nil` for a value that tells the model nothing, such as an id.
  private static func fact(_ value: JSONValue) -> String? {
    switch value.kind {
    case .null: return nil
    case .string:
      let text = value.string
      if UUID(text) != nil { return nil }
      // Only the day of a time is given. With the time of day, each repeat of the same report would be a new question,
      // and the stored answer could not be used.
      return Timestamp(text) == nil ? text : String(text.prefix(10))
    case .object:
      if let money = money(value) { return money }
      let members = value.members.compactMap { member in fact(member.value).map { "\(member.name.string) \($0)" } }
      return members.isEmpty ? nil : members.joined(separator: ", ")
    case .array:
      let elements = value.elements.compactMap(fact)
      return elements.isEmpty ? nil : elements.map { "[\($0)]" }.joined(separator: " ")
    default: return value.compactText
    }
  }

  private static func money(_ value: JSONValue) -> String? {
    guard value.count == 2, let amount = value.member("amount"), let currency = value.member("currency"),
      amount.kind == .number,
      currency.kind == .string
    else { return nil }
    let places = Currency(code: currency.string).places
    var digits = Substring(amount.compactText)
    let sign = digits.first == "-" ? "-" : ""
    if !sign.isEmpty { digits.removeFirst() }
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let point = padded.index(padded.endIndex, offsetBy: -places)
    return "\(sign)\(padded[..<point])\(places > 0 ? "." : "")\(padded[point...]) \(currency.string)"
  }
}
