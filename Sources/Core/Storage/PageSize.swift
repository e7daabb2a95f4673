public import Shape

/// The limits of a page of a list: the number of its elements, and its size.
public enum PageSize {
  /// The range of the parameter `limit` of every list: 1 to 1,000 elements.
  public static let limit = Limit.range(1...1_000)
  /// The maximum size of a page in bytes: 4 MiB, less room for the page's last member and for the reply around the
  /// page. A page ends before the element that would exceed it.
  public static let mostBytes = (4 << 20) - 512
}
