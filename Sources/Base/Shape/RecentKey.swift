/// A key that is quickly found again among recently used keys.
public protocol RecentKey: Equatable {
  /// A number that nearly always differs between keys. It need not be spread over its bits.
  var mark: UInt64 { get }
}

extension RecentKey {
  /// The mark, spread over its bits, mainly the upper ones, by Fibonacci hashing. The factor is 2^64 divided by the
  /// golden ratio (Knuth, 6.4).
  public var spread: UInt64 { mark &* 0x9e37_79b9_7f4a_7c15 }
}

extension UUID: RecentKey {
  /// The second half of the UUID, which is random.
  public var mark: UInt64 { low }
}
