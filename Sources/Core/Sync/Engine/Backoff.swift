/// The wait before a failed attempt to reach the container is repeated: 2 s, 4 s, 8 s, and so on up to 15 minutes. A
/// random part makes each wait up to a fifth shorter or longer.
public struct Backoff: Equatable, Sendable {
  /// The number of failures since the last success.
  public private(set) var failures = 0

  /// The first wait, in milliseconds, without its random part.
  public static let first = 2_000
  /// The longest wait, in milliseconds, without its random part.
  public static let longest = 15 * 60_000

  public init() {}

  /// Counts one more failure.
  /// - Parameters:
  ///   - random: a random number from 0 up to, and not including, 1.
  ///   - least: the shortest wait that the container asks for, in milliseconds, or `nil` if it asks for none.
  /// - Returns: the wait, in milliseconds.
  public mutating func failed(random: Double, least: Int? = nil) -> Int {
    failures += 1
    return Backoff.wait(before: failures, random: random, least: least)
  }

  /// Sets the number of failures back to 0.
  public mutating func succeeded() { failures = 0 }

  /// Returns the wait before the retry with the given number, in milliseconds. The first retry has the number 1.
  public static func wait(before number: Int, random: Double, least: Int? = nil) -> Int {
    let usual = min(first << min(max(number - 1, 0), 20), longest)
    return max(Int(Double(usual) * (0.8 + 0.4 * random)), least ?? 0)
  }
}
