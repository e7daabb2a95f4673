internal import Shape
internal import Vocabulary

/// Translates words and numbers of other programs into values of the journal.
enum ForeignWords {
  /// Returns the day that a text names. The text may be in RFC 3339, have the year first, or have the day first with
  /// points between the numbers. Returns `nil` if the day is ambiguous.
  static func day(_ text: String?, in zone: JournalZone) -> Day? {
    guard let text else { return nil }
    if text.utf8.contains(UInt8(ascii: "T")) {
      // A time in UTC is converted to a day in the journal's time zone. A time with another offset is local, so its
      // date is used as it is written.
      if text.hasSuffix("Z"), let instant = Timestamp(text) { return zone.day(of: instant) }
      return Day(String(text.prefix(10)))
    }
    let separator: Character = text.contains(".") ? "." : text.contains("-") ? "-" : "/"
    let parts = text.split(separator: separator).map(String.init)
    guard parts.count == 3, parts.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) }) else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    if parts[0].utf8.count == 4 { return Day(year: numbers[0], month: numbers[1], day: numbers[2]) }
    guard parts[2].utf8.count == 4 else { return nil }
    if separator == "." { return Day(year: numbers[2], month: numbers[1], day: numbers[0]) }
    // A text such as 8/30/2025 is clear, because there is no month 30. So the first number must be the month.
    if numbers[1] > 12 { return Day(year: numbers[2], month: numbers[0], day: numbers[1]) }
    return numbers[0] > 12 ? Day(year: numbers[2], month: numbers[1], day: numbers[0]) : nil
  }

  static func roastLevel(_ text: String?) -> RoastLevel? {
    guard let text else { return nil }
    let word = text.lowercasedASCII.filter { $0.isLetter }
    let levels: [(RoastLevel, [String])] = [
      (.mediumLight, ["mediumlight", "moderatelight", "lightmedium"]), (.mediumDark, ["mediumdark", "darkmedium"]),
      (.light, ["light", "nordic", "blond"]), (.dark, ["dark", "french", "italian"]), (.medium, ["medium"]),
    ]
    return levels.first { $0.1.contains { word.has($0) } }?.0
  }

  static func process(_ text: String?) -> BeanProcess? {
    guard let text else { return nil }
    let word = text.lowercasedASCII
    let processes: [(BeanProcess, [String])] = [
      (.anaerobic, ["anaerob", "carbonic"]), (.wetHulled, ["hull", "giling"]), (.honey, ["honey", "pulped"]),
      (.washed, ["wash", "wet", "gewaschen"]), (.natural, ["natural", "dry", "natur"]),
    ]
    return processes.first { $0.1.contains { word.has($0) } }?.0 ?? .other
  }

  /// Returns the rating on the journal's scale, from 0 to 5 in steps of 0.5. Returns `nil` if there is no rating.
  static func rating(_ number: Decimal?, of most: Int) -> Rating? {
    guard let number, most > 0, number.units > 0 else { return nil }
    let halves = (2 * number.units * 10 / (most * Decimal(1).units) + 1) / 2
    return Rating(Decimal(units: min(max(halves, 1), 10) * Decimal(1).units / 2))
  }

  /// Returns the first whole number in a text.
  static func wholeNumber(_ text: String?) -> Int? {
    guard let text else { return nil }
    let digits = text.utf8.drop { !$0.isASCIIDigit }.prefix {
      $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",")
    }
    // Points and commas separate thousands here: 1.800 and 1,800 are both 1800.
    return Int(String(decoding: digits.filter(\.isASCIIDigit).prefix(12), as: UTF8.self))
  }

  /// Returns a price in minor units of its currency, such as cents, rounded half up.
  static func minorUnits(_ amount: Decimal, in currency: Currency) -> Int {
    let unit = (currency.places..<Decimal.places).reduce(1) { unit, _ in unit * 10 }
    return (amount.units + unit / 2) / unit
  }
}

extension String {
  /// Returns a Boolean value that indicates whether the text contains the given text.
  fileprivate func has(_ part: String) -> Bool {
    let (text, part) = (Array(utf8), Array(part.utf8))
    return text.count >= part.count && (0...text.count - part.count).contains { text[$0...].starts(with: part) }
  }
}
