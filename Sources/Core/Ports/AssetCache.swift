/// The limit of the disk space for downloaded files of assets. The container still has these files, so they can be
/// downloaded again.
public enum AssetCache {
  /// The limit in bytes if neither an option nor a setting gives another limit.
  public static let usual = 2 << 30
}
