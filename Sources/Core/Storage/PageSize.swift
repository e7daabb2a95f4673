public import Shape

/// How large a page gets.
public enum PageSize {
  /// The range of the parameter `limit` of every list: 1 to 1,000 elements.
  public static let limit = Limit.range(1...1_000)
  /// A page that would be larger ends before what would make it so. Its last member, and the reply around it, need some room, too.
  public static let mostBytes = (4 << 20) - 512
}
