/// A time in the form that the protocol uses: RFC 3339 in UTC with milliseconds.
///
/// The calendar is the proleptic Gregorian one, for the years 1 to 9999, without leap seconds
/// (https://www.rfc-editor.org/rfc/rfc3339#section-5.6).
public struct Instant: Hashable, Comparable, Sendable {
  /// The number of milliseconds since 1970-01-01T00:00:00Z.
  public let milliseconds: Int64

  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Creates the time, rounded to a millisecond as CloudKit rounds it.
  /// - Parameter seconds: `Date.timeIntervalSince1970`.
  public init(secondsSince1970 seconds: Double) { milliseconds = Int64((seconds * 1000).rounded()) }

  public var secondsSince1970: Double { Double(milliseconds) / 1000 }

  public static func < (a: Instant, b: Instant) -> Bool { a.milliseconds < b.milliseconds }

  private static let millisecondsADay: Int64 = 86_400_000

  public var text: String {
    let day = (milliseconds - (milliseconds < 0 ? Instant.millisecondsADay - 1 : 0)) / Instant.millisecondsADay
    let rest = milliseconds - day * Instant.millisecondsADay
    let (year, month, date) = Instant.civil(day)
    func pad(_ number: Int64, _ width: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }
    let clock = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60].map { pad($0, 2) }.joined(separator: ":")
    return "\(pad(year, 4))-\(pad(month, 2))-\(pad(date, 2))T\(clock).\(pad(rest % 1000, 3))Z"
  }

  /// Reads a `date-time` of RFC 3339 with any offset from UTC. Digits after the milliseconds are cut off.
  /// - Returns: nil if the text is not a `date-time`.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard (20...64).contains(bytes.count) else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int64? {
      guard offset + count <= bytes.count, bytes[offset..<offset + count].allSatisfy({ $0 &- UInt8(ascii: "0") < 10 })
      else { return nil }
      return bytes[offset..<offset + count].reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
    }
    func stands(_ characters: String, at index: Int) -> Bool {
      index < bytes.count && characters.utf8.contains(bytes[index])
    }
    guard let year = number(0, 4), stands("-", at: 4), let month = number(5, 2), stands("-", at: 7),
      let date = number(8, 2),
      stands("Tt", at: 10), let hour = number(11, 2), stands(":", at: 13), let minute = number(14, 2),
      stands(":", at: 16),
      let second = number(17, 2), year > 0, (1...12).contains(month), hour < 24, minute < 60, second < 60
    else { return nil }
    let day = Instant.days(year, month, date)
    // `civil` turns a date that does not exist, such as February 30, into another date.
    guard date > 0, Instant.civil(day) == (year, month, date) else { return nil }
    var (at, fraction) = (19, Int64(0))
    if stands(".", at: at) {
      let digits = bytes[(at + 1)...].prefix { $0 &- UInt8(ascii: "0") < 10 }
      guard !digits.isEmpty else { return nil }
      for place in 0..<3 {
        fraction = fraction * 10 + (place < digits.count ? Int64(digits[at + 1 + place] - UInt8(ascii: "0")) : 0)
      }
      at += 1 + digits.count
    }
    var offset: Int64 = 0
    if stands("Zz", at: at), at + 1 == bytes.count {
      offset = 0
    } else if stands("+-", at: at), at + 6 == bytes.count, let hours = number(at + 1, 2), stands(":", at: at + 3),
      let minutes = number(at + 4, 2), hours < 24, minutes < 60
    {
      offset = (hours * 60 + minutes) * (bytes[at] == UInt8(ascii: "-") ? -1 : 1)
    } else {
      return nil
    }
    milliseconds = day * Instant.millisecondsADay + ((hour * 60 + minute - offset) * 60 + second) * 1000 + fraction
  }

  /// Returns the number of days from 1970-01-01 to a date. In the computation, a year begins in March, so that a leap
  /// day is the last day of its year.
  private static func days(_ year: Int64, _ month: Int64, _ date: Int64) -> Int64 {
    let y = month <= 2 ? year - 1 : year
    let m = (month + 9) % 12
    return y * 365 + y / 4 - y / 100 + y / 400 + (m * 306 + 5) / 10 + date - 1 - 719_468
  }

  /// Returns the year, month and date for a number of days since 1970-01-01. This is the inverse of `days`.
  private static func civil(_ day: Int64) -> (Int64, Int64, Int64) {
    var y = (10_000 * (day + 719_468) + 14_780) / 3_652_425
    func left(_ y: Int64) -> Int64 { day + 719_468 - (365 * y + y / 4 - y / 100 + y / 400) }
    if left(y) < 0 { y -= 1 }
    let m = (100 * left(y) + 52) / 3060
    let month = (m + 2) % 12 + 1
    return (y + (m + 2) / 12, month, left(y) - (m * 306 + 5) / 10 + 1)
  }
}
