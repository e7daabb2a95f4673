/// How much room the files of assets may take that can be fetched again.
public enum AssetCache {
  /// In bytes, where neither an option nor a setting says otherwise.
  public static let usual = 2 << 30
}
