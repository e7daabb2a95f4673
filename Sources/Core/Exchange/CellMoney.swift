internal import Vocabulary

/// Reads amounts of money from cells as people write them, such as 12,90 or 12.90 EUR or € 12,90, and writes them in
/// exported cells. It reads what it writes.
struct CellMoney {
  let number: CellNumber
  /// The currency of amounts without a currency, or `nil` if it is not known.
  let currency: String?

  /// The reason why a cell is not an amount, as the rest of a sentence that begins with the column's name.
  struct Flaw: Error {
    let sentence: String
  }

  /// - Parameter given: the currency that another column of the row names.
  /// - Returns: the amount in minor units, and its currency.
  func read(_ cell: String, given: String?) throws(Flaw) -> (amount: String, currency: String) {
    let (amount, own) = CellMoney.parts(of: cell)
    guard let code = own ?? given ?? currency else {
      throw Flaw(
        sentence:
          "needs a currency: write \(amount) EUR, add a column whose name ends with .currency, or set the company's currency"
      )
    }
    switch number.read(amount) {
    case .number(let text):
      guard let minor = CellMoney.minorUnits(text, places: Currency(code: code).places) else {
        throw Flaw(sentence: "must have at most \(Currency(code: code).places) decimals in \(code), not \(cell)")
      }
      return (minor, code)
    case .ambiguous: throw Flaw(sentence: CellMoney.ambiguous(cell))
    case .conflict: throw Flaw(sentence: CellMoney.conflict(cell, number.decimal))
    case .none: throw Flaw(sentence: "must be an amount, such as 12.90 or 12,90 EUR, not \(cell)")
    }
  }

  static func ambiguous(_ cell: String) -> String {
    "is \(cell), which may mean \(cell.filter { $0.isNumber }) or a number with decimals; set the parameter decimal to point or to comma"
  }

  static func conflict(_ cell: String, _ decimal: DecimalSign?) -> String {
    let sign = decimal == .comma ? "comma" : "point"
    return
      "is \(cell), but the numbers of this file have a decimal \(sign); write this number in the same way, or set the parameter decimal"
  }

  private static func parts(of cell: String) -> (amount: String, currency: String?) {
    let words = cell.split { $0 == " " || $0 == "\u{a0}" || $0 == "\u{202f}" }
    func code(_ word: Substring) -> String? {
      if word == "€" { return "EUR" }
      if word == "£" { return "GBP" }
      return word.utf8.count == 3 && word.utf8.allSatisfy { $0 &- UInt8(ascii: "A") < 26 } ? String(word) : nil
    }
    if words.count > 1, let found = words.last.flatMap(code) { return (words.dropLast().joined(separator: " "), found) }
    if words.count > 1, let found = code(words[0]) { return (words.dropFirst().joined(separator: " "), found) }
    if let last = cell.last, let found = code(Substring(String(last))) { return (String(cell.dropLast()), found) }
    if let first = cell.first, let found = code(Substring(String(first))) { return (String(cell.dropFirst()), found) }
    return (cell, nil)
  }

  /// Returns a number in minor units, or `nil` if it has more decimals than `places`.
  private static func minorUnits(_ number: String, places: Int) -> String? {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    while fraction.utf8.count > places, fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
    guard fraction.utf8.count <= places else { return nil }
    let isNegative = parts[0].hasPrefix("-")
    let digits = (parts[0].drop { $0 == "-" } + fraction + String(repeating: "0", count: places - fraction.utf8.count))
      .drop { $0 == "0" }
    return digits.isEmpty ? "0" : "\(isNegative ? "-" : "")\(digits)"
  }

  /// Returns an amount of minor units in major units, as people write it.
  static func majorUnits(_ amount: String, in code: String, _ decimal: DecimalSign) -> String {
    let places = Currency(code: code).places
    if places == 0 { return amount }
    let digits = amount.drop { $0 == "-" }
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    let sign = decimal == .point ? "." : ","
    return "\(amount.hasPrefix("-") ? "-" : "")\(padded.dropLast(places))\(sign)\(padded.suffix(places))"
  }
}
