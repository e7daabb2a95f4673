public import RPC
internal import SQLite
public import Shape
public import Storage
public import Tenancy

/// Assigns numbers to the records of companies, such as order numbers. Each company has one sequence for each kind of
/// record, and no number is assigned twice.
public struct Numbers {
  private let stores: Stores
  private let zones: CompanyZones
  private let raise = StoreStatement(
    """
    INSERT INTO {store}.record_numbers (company, kind, last) VALUES (?, ?, 1)
      ON CONFLICT (company, kind) DO UPDATE SET last = last + 1
    """)
  private let last = StoreStatement("SELECT last FROM {store}.record_numbers WHERE company = ? AND kind = ?")
  private let lift = StoreStatement(
    """
    INSERT INTO {store}.record_numbers (company, kind, last) VALUES (?, ?, ?)
      ON CONFLICT (company, kind) DO UPDATE SET last = max(last, excluded.last)
    """)
  private let emptying = StoreStatement("DELETE FROM {store}.record_numbers WHERE company = ?")

  public init(_ stores: Stores, _ zones: CompanyZones) {
    self.stores = stores
    self.zones = zones
  }

  /// Returns the next free number of a kind, in the company's format.
  /// - Parameters:
  ///   - instant: the time that determines the day in the number, in the company's time zone.
  ///   - isTaken: returns a Boolean value that indicates whether a record already has the number. That can happen after
  ///     a change of the format, when another format has made the same text from another number.
  public func next(
    of kind: String, as format: String, at instant: Timestamp, in context: CompanyContext,
    isTaken: (Line) throws(Failure) -> Bool
  ) throws(Failure) -> Line {
    let day = try zones.zone(in: context).day(of: instant)
    while true {
      let text = Line(typed: Numbers.text(try next(of: kind, in: context), as: format, on: day))
      if !(try isTaken(text)) { return text }
    }
  }

  /// Returns the next number of a kind, without a format.
  /// - Throws: `limitReached`.
  public func next(of kind: String, in context: CompanyContext) throws(Failure) -> Int {
    let last = try given(of: kind, in: context) ?? 0
    if last == Int.max {
      throw .limitReached(Int.max, "The largest number was assigned already; there is no next number")
    }
    try stores.run(raise, in: context.store, bind: context.number, kind)
    let next = try given(of: kind, in: context) ?? 1
    assert(next > last, "the numbers of a kind grow")
    return next
  }

  /// Returns the last number of a kind that was assigned, or `nil` if there is none.
  private func given(of kind: String, in context: CompanyContext) throws(Failure) -> Int? {
    try stores.first(last, in: context.store, bind: context.number, kind) { $0.next(Int.self) }
  }

  /// The limit up to which the number of a record counts as a number of the sequence. A larger number has another
  /// meaning. If the sequence continued after it, too few further numbers would be left.
  private static let most = 1_000_000_000_000_000

  /// Continues the sequence after the number of a record that got its number elsewhere, such as on another device. A
  /// number that is not in the company's format is ignored.
  /// - Parameter instant: the time that determines the day in the number.
  public func goOn(
    behind text: Line, of kind: String, as format: String, at instant: Timestamp, in context: CompanyContext
  ) throws(Failure) {
    // Older programs took the day in UTC, so the number may contain that day.
    let days = [try zones.zone(in: context).day(of: instant), Day(of: instant)]
    let digits = text.text.utf8.reversed().prefix { $0 &- UInt8(ascii: "0") < 10 }
    guard let number = Int(String(decoding: digits.reversed(), as: UTF8.self)), number > 0, number < Numbers.most,
      days.contains(where: { Numbers.text(number, as: format, on: $0) == text.text })
    else { return }
    try stores.run(lift, in: context.store, bind: context.number, kind, number)
  }

  /// Deletes the sequences of a company.
  public func empty(_ partition: Partition) throws(Failure) {
    try stores.run(emptying, in: partition.store, bind: partition.number)
  }

  /// Returns a number in a company's format.
  /// - Parameters:
  ///   - format: a pattern with `{number}`, or `{number:5}` for five digits, and optionally `{year}`, `{month}`,
  ///     `{day}`, `{series}`.
  ///   - series: the text of the series in the number.
  ///   - day: the day for the year, the month and the day in the pattern.
  public static func text(_ number: Int, as format: String, series: String = "", on day: Day) -> String {
    var text = ""
    var rest = format[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      text += rest[..<open]
      let name = rest[rest.index(after: open)..<close]
      switch name {
      case "year": text += padded(day.year, 4)
      case "month": text += padded(day.month, 2)
      case "day": text += padded(day.day, 2)
      case "series": text += series
      default: text += padded(number, name.last?.wholeNumberValue ?? 1)
      }
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(digits - text.utf8.count, 0)) + text
  }
}
