/// Finds the numbers of a text, in any script and with the separators of any language.
struct NumberSearch {
  /// A number, as it is spelled.
  struct Number {
    let spelling: String
    let isNegative: Bool
    /// The ways to read it, each as one or more plain numbers: 1,234 is 1234 or 1.234, and 01.02.2026 is a date.
    let readings: [[String]]
    /// A word that multiplies it, such as million; empty for none.
    let magnitude: String
  }

  private let scalars: [Unicode.Scalar]
  private var at = 0

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  static func numbers(in text: String) -> [Number] {
    var scan = NumberSearch(text)
    var found: [Number] = []
    while let number = scan.next() { found.append(number) }
    return found
  }

  private mutating func next() -> Number? {
    while at < scalars.count {
      if digit(at) != nil { return number() }
      defer { at += 1 }
      // A fraction, a Roman numeral, a superscript: numbers that nobody was given.
      switch scalars[at].properties.generalCategory {
      case .otherNumber, .letterNumber:
        return Number(spelling: String(scalars[at]), isNegative: false, readings: [[String(scalars[at])]], magnitude: "")
      default: break
      }
    }
    return nil
  }

  private func digit(_ index: Int) -> Character? {
    guard index < scalars.count, scalars[index].properties.generalCategory == .decimalNumber,
      let value = scalars[index].properties.numericValue
    else { return nil }
    return Character("\(Int(value))")
  }

  private mutating func number() -> Number {
    let start = at
    var groups: [String] = [""]
    var separators: [Unicode.Scalar] = []
    while true {
      if let digit = digit(at) {
        groups[groups.count - 1].append(digit)
        at += 1
      } else if at < scalars.count, NumberSearch.separators.contains(scalars[at]), digit(at + 1) != nil {
        separators.append(scalars[at])
        groups.append("")
        at += 1
      } else {
        break
      }
    }
    let magnitude = magnitude()
    return Number(
      spelling: String(String.UnicodeScalarView(scalars[start..<at])), isNegative: isNegative(start),
      readings: NumberSearch.readings(groups, separators), magnitude: magnitude)
  }

  /// A minus sign stands before the number, and behind nothing that it could join to it.
  private func isNegative(_ start: Int) -> Bool {
    guard start > 0, scalars[start - 1] == "-" || scalars[start - 1] == "\u{2212}" else { return false }
    if start == 1 { return true }
    let before = scalars[start - 2]
    return before.properties.isWhitespace || "([{\"':,".unicodeScalars.contains(before)
  }

  private static let separators: [Unicode.Scalar] = [".", ",", "'", "\u{2019}", "\u{a0}", "\u{202f}", "\u{2009}", "\u{66b}", "\u{66c}"]

  private static func readings(_ groups: [String], _ separators: [Unicode.Scalar]) -> [[String]] {
    if separators.isEmpty { return [[plain(groups[0])]] }
    var readings: [[String]] = []
    let isGrouped = { (groups: ArraySlice<String>, separators: ArraySlice<Unicode.Scalar>) -> Bool in
      groups.count == 1
        || groups[0].count <= 3 && groups.dropFirst().allSatisfy { $0.count == 3 } && separators.allSatisfy { $0 == separators[0] }
    }
    if isGrouped(groups[...], separators[...]) { readings.append([plain(groups.joined())]) }
    let last = separators[separators.count - 1]
    let isPoint = last == "." || last == "," || last == "\u{66b}"
    if isPoint, !separators.dropLast().contains(last), isGrouped(groups.dropLast(), separators.dropLast()) {
      readings.append([plain(groups.dropLast().joined(), groups[groups.count - 1])])
    }
    // A date, a version, an address.
    if readings.isEmpty { readings.append(groups.map { plain($0) }) }
    return readings
  }

  private static func plain(_ whole: String, _ places: String = "") -> String {
    let whole = whole.drop { $0 == "0" }
    var places = Substring(places)
    while places.last == "0" { places.removeLast() }
    return (whole.isEmpty ? "0" : String(whole)) + (places.isEmpty ? "" : ".\(places)")
  }

  private static let words = ["hundred", "thousand", "million", "millions", "billion", "billions", "k", "mn", "bn", "mio", "mrd", "tsd"]

  /// The word behind the number that multiplies it: 3 million is not 3.
  private mutating func magnitude() -> String {
    var end = at
    while end < scalars.count, scalars[end] == " " || scalars[end] == "\u{a0}" { end += 1 }
    var word = ""
    while end < scalars.count, scalars[end].properties.isAlphabetic {
      word.unicodeScalars.append(scalars[end])
      end += 1
    }
    let isAttached = at < scalars.count && scalars[at].properties.isAlphabetic
    let isExponent = isAttached && (word == "e" || word == "E") && digit(end) != nil
    let isMillion = isAttached && word == "M"
    guard isExponent || isMillion || NumberSearch.words.contains(word.lowercased()) else { return "" }
    at = end
    return " \(word.lowercased())"
  }
}
