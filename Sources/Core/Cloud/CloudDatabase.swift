public import Shape

/// One of the databases of a container, as CloudKit has them
/// (https://developer.apple.com/documentation/cloudkit/ckdatabase/scope).
public enum CloudDatabase: String, Choice {
  /// The account's own zones.
  case `private`
  /// Zones that others share with the account.
  case shared
  /// Records that everybody may read, and operators write.
  case `public`

  public static let spellings = Spellings<CloudDatabase>()
}
