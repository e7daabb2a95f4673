/// The room for files of assets that can be fetched again.
public enum AssetCache {
  /// The room in bytes if neither an option nor a setting says otherwise.
  public static let usual = 2 << 30
}
