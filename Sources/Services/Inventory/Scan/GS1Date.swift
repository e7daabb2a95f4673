internal import Shape

/// A date of six digits, YYMMDD, in a GS1 element string.
///
/// Source: GS1 General Specifications, section 7.12: the century is derived from the current year. If the digits of the
/// day are 00, the last day of the month is meant.
struct GS1Date {
  private let year: Int, month: Int, day: Int

  /// Creates a date, or returns `nil` if the digits are not a date.
  init?(_ digits: [UInt8]) {
    guard digits.count == 6, digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return nil }
    func digit(_ index: Int) -> Int { Int(digits[index] - UInt8(ascii: "0")) }
    func number(_ index: Int) -> Int { digit(index) * 10 + digit(index + 1) }
    (year, month, day) = (number(0), number(2), number(4))
    // The century is not known yet, but it matters only for leap years. The year 2000 was one, and neither 1900 nor
    // 2100 can be meant.
    guard (1...12).contains(month), day <= GS1Date.days(of: month, in: 2000 + year) else { return nil }
  }

  /// Returns the day that the six digits mean if they are read in the given year. The year is at most 49 years before
  /// and 50 years after the given one.
  func day(readIn current: Int) -> Day? {
    var full = current / 100 * 100 + year
    switch year - current % 100 {
    case 51...99: full -= 100
    case -99 ... -50: full += 100
    default: break
    }
    let day = day == 0 ? GS1Date.days(of: month, in: full) : day
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return Day("\(full)-\(padded(month))-\(padded(day))")
  }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}
