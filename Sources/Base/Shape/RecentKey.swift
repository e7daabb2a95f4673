/// A key that can be found quickly in a small table of recently used keys.
public protocol RecentKey: Equatable {
  /// A number that is different for nearly all keys. Its bits need not be evenly distributed.
  var mark: UInt64 { get }
}

extension RecentKey {
  /// The mark with its information distributed over all bits, mainly the upper ones (Fibonacci hashing). The factor is
  /// 2^64 divided by the golden ratio (Knuth, 6.4).
  public var spread: UInt64 { mark &* 0x9e37_79b9_7f4a_7c15 }
}

extension UUID: RecentKey {
  /// The second half of the UUID, which is random.
  public var mark: UInt64 { low }
}
