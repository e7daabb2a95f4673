/// A key that is quickly found again among those that were used lately.
public protocol RecentKey: Equatable {
  /// A number in which keys differ nearly always. It need not be spread over its bits.
  var mark: UInt64 { get }
}

extension RecentKey {
  /// The mark, spread over its bits, the upper ones above all: by Fibonacci hashing, 2^64 by the golden ratio (Knuth, 6.4).
  public var spread: UInt64 { mark &* 0x9e37_79b9_7f4a_7c15 }
}

extension UUID: RecentKey {
  /// Its second half is random.
  public var mark: UInt64 { low }
}
