/// Finds the numbers in a text, in any script and with the separators of any language.
struct NumberSearch {
  /// A number in the form in which the text spells it.
  struct Number {
    let spelling: String
    let isNegative: Bool
    /// The sequences of digits between the separators.
    let groups: [String]
    let separators: [Unicode.Scalar]
    /// The word behind the number that multiplies it, such as million, or an empty text.
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
      // Fractions such as ½, Roman numerals and superscripts are single characters, and are numbers, too.
      switch scalars[at].properties.generalCategory {
      case .otherNumber, .letterNumber:
        return Number(
          spelling: String(scalars[at]), isNegative: false, groups: [String(scalars[at])], separators: [], magnitude: ""
        )
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
      groups: groups, separators: separators, magnitude: magnitude)
  }

  /// Returns a Boolean value that indicates whether a minus sign is before the number. A hyphen between a word and the
  /// number is not a minus sign.
  private func isNegative(_ start: Int) -> Bool {
    guard start > 0, scalars[start - 1] == "-" || scalars[start - 1] == "\u{2212}" else { return false }
    if start == 1 { return true }
    let before = scalars[start - 2]
    return before.properties.isWhitespace || "([{\"':,".unicodeScalars.contains(before)
  }

  private static let separators: [Unicode.Scalar] = [
    ".", ",", "'", "\u{2019}", "\u{a0}", "\u{202f}", "\u{2009}", "\u{66b}", "\u{66c}",
  ]

  /// Returns a Boolean value that indicates whether the digits are grouped in thousands. All groups after the first one
  /// then have three digits, and all separators are equal.
  fileprivate static func isGrouped(_ groups: ArraySlice<String>, _ separators: ArraySlice<Unicode.Scalar>) -> Bool {
    groups.count == 1
      || groups[0].count <= 3 && groups.dropFirst().allSatisfy { $0.count == 3 }
        && separators.allSatisfy { $0 == separators[0] }
  }

  fileprivate static func plain(_ whole: String, _ places: String = "") -> String {
    let whole = whole.drop { $0 == "0" }
    var places = Substring(places)
    while places.last == "0" { places.removeLast() }
    return (whole.isEmpty ? "0" : String(whole)) + (places.isEmpty ? "" : ".\(places)")
  }

  private static let words = [
    "hundred", "thousand", "million", "millions", "billion", "billions", "k", "mn", "bn", "mio", "mrd", "tsd",
  ]

  /// Reads the word behind a number that multiplies it, such as million. Without the word, 3 million would be read as
  /// 3.
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

extension NumberSearch.Number {
  /// Returns the possible readings of the number, each as one or more plain numbers. For example, 1,234 is 1234 in
  /// English and 1.234 in German. A date such as 01.02.2026 is read as three numbers.
  /// - Parameter sign: the decimal sign of the language.
  func readings(with sign: GivenNumbers.DecimalSign) -> [[String]] {
    guard let last = separators.last else { return [[isPlain ? NumberSearch.plain(groups[0]) : groups[0]]] }
    let decimal: Unicode.Scalar = sign == .point ? "." : ","
    let other: Unicode.Scalar = sign == .point ? "," : "."
    let decimals = [NumberSearch.plain(groups.dropLast().joined(), groups[groups.count - 1])]
    let isFraction = last == "." || last == "," || last == "\u{66b}"
    let isGroupedBefore = NumberSearch.isGrouped(groups.dropLast(), separators.dropLast())
    // In this case, the number has only one separator, or several equal ones.
    if separators.allSatisfy({ $0 == last }) {
      if last == decimal || last == "\u{66b}", separators.count == 1 { return [decimals] }
      if last != decimal, NumberSearch.isGrouped(groups[...], separators[...]) {
        return [[NumberSearch.plain(groups.joined())]]
      }
      // With a single separator that is neither a decimal sign nor between thousands, such as in 15,00 in English, the
      // number has no reading.
      if last == other, separators.count == 1 { return [] }
    } else if isFraction, !separators.dropLast().contains(last), isGroupedBefore {
      // Different separators, as in 1.234,50, leave only one reading.
      return [decimals]
    }
    // The digits are those of a date, a version or an address, so each group is a number of its own.
    return [groups.map { NumberSearch.plain($0) }]
  }

  /// A Boolean value that indicates whether the number consists of decimal digits, and is not a character such as ½.
  private var isPlain: Bool { groups[0].utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
}
