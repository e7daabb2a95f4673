/// How large a page gets.
public enum PageSize {
  /// A page that would be larger ends before what would make it so. Its last member, and the reply around it, need some room, too.
  public static let mostBytes = (4 << 20) - 512
}
