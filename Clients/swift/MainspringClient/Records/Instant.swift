/// Reads and writes times in the form that the core uses: RFC 3339 in UTC with milliseconds. A formatter of Foundation
/// would take most of the time that is needed to read a page.
enum Instant {
  private static let day = 86_400_000

  /// Returns the milliseconds since 1970 for a text such as `2026-03-05T09:00:00.125Z`. Returns nil for any other text.
  static func milliseconds(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes.last == UInt8(ascii: "Z"), bytes[10] == UInt8(ascii: "T") else { return nil }
    func number(_ start: Int, _ count: Int) -> Int? {
      bytes[start..<(start + count)].reduce(0 as Int?) { number, byte in
        guard let number, (0x30...0x39).contains(byte) else { return nil }
        return number * 10 + Int(byte - 0x30)
      }
    }
    guard let year = number(0, 4), let month = number(5, 2), let date = number(8, 2), let hour = number(11, 2),
      let minute = number(14, 2),
      let second = number(17, 2), 1...12 ~= month
    else { return nil }
    var thousandths = 0
    if bytes[19] == UInt8(ascii: ".") {
      let digits = min(3, bytes.count - 21)
      guard digits > 0, let fraction = number(20, digits) else { return nil }
      thousandths = fraction * [100, 10, 1][digits - 1]
    }
    return days(year, month, date) * day + ((hour * 60 + minute) * 60 + second) * 1000 + thousandths
  }

  /// Returns a text such as `2026-03-05T09:00:00.125Z`.
  static func text(milliseconds: Int) -> String {
    let days = Int((Double(milliseconds) / Double(day)).rounded(.down))
    let rest = milliseconds - days * day
    let (year, month, date) = civil(days)
    func padded(_ number: Int, _ count: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    return
      "\(padded(year, 4))-\(padded(month, 2))-\(padded(date, 2))T\(padded(rest / 3_600_000, 2)):\(padded(rest / 60_000 % 60, 2)):"
      + "\(padded(rest / 1000 % 60, 2)).\(padded(rest % 1000, 3))Z"
  }

  /// Returns the number of days from 1970-01-01 to a date of the Gregorian calendar. In the computation, a year begins
  /// in March, so that a leap day is the last day of its year.
  private static func days(_ year: Int, _ month: Int, _ date: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let ofEra = year - era * 400
    let ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + date - 1
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }

  private static func civil(_ days: Int) -> (year: Int, month: Int, date: Int) {
    let days = days + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let ofEra = days - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * ofYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, ofYear - (153 * shifted + 2) / 5 + 1)
  }
}
