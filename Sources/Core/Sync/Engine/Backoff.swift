/// How long to wait before something is tried again: 2 s, 4 s, 8 s, and so on up to 15 minutes, each a fifth more or less.
public struct Backoff: Equatable, Sendable {
  /// How often it has failed since it succeeded last.
  public private(set) var failures = 0

  public static let first = 2_000
  public static let longest = 15 * 60_000

  public init() {}

  /// It has failed once more.
  /// - Parameters:
  ///   - random: from 0 up to 1, without it.
  ///   - least: what the server asks for, in milliseconds.
  /// - Returns: how many milliseconds to wait.
  public mutating func failed(random: Double, least: Int? = nil) -> Int {
    failures += 1
    return Backoff.wait(before: failures, random: random, least: least)
  }

  public mutating func succeeded() { failures = 0 }

  /// The wait before the n-th try.
  public static func wait(before number: Int, random: Double, least: Int? = nil) -> Int {
    let usual = min(first << min(max(number - 1, 0), 20), longest)
    return max(Int(Double(usual) * (0.8 + 0.4 * random)), least ?? 0)
  }
}
