/// Limits the lines that a conversation may write to the log in a second, and counts the lines beyond the limit.
///
/// A second begins with the first line after the end of the previous second. If the clock is set back, a new second
/// begins.
struct LineBudget {
  /// The largest number of lines in a second.
  static let most = 200
  private static let span = 1000

  private var start = Int.min
  private var lines = 0
  /// The number of lines that were dropped in the current second.
  private(set) var dropped = 0

  /// The end of the current second, in milliseconds.
  var end: Int { start + LineBudget.span }

  /// Returns a Boolean value that indicates whether the current second has ended.
  func isOver(at now: Int) -> Bool { start == .min || now &- start >= LineBudget.span || now < start }

  /// Uses up one line of the budget.
  /// - Returns: a Boolean value that indicates whether the line may be written. Otherwise the line is counted as
  ///   dropped.
  mutating func spend() -> Bool {
    if lines < LineBudget.most {
      lines += 1
      return true
    }
    dropped += 1
    return false
  }

  /// Begins a new second.
  /// - Returns: the number of lines that were dropped in the previous second.
  mutating func renew(at now: Int) -> Int {
    defer { (start, lines, dropped) = (now, 0, 0) }
    return dropped
  }
}
