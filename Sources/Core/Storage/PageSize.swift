public import Shape

/// The limits of a page.
public enum PageSize {
  /// The range of the parameter `limit` of every list: 1 to 1,000 elements.
  public static let limit = Limit.range(1...1_000)
  /// The maximum size of a page in bytes. A page ends before the element that would exceed it. Its last member, and the
  /// reply around it, need some room, too.
  public static let mostBytes = (4 << 20) - 512
}
