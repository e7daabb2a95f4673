public import Shape

/// One of the three databases of a container, as in CloudKit
/// (https://developer.apple.com/documentation/cloudkit/ckdatabase/scope).
public enum CloudDatabase: String, Choice {
  /// The database with the account's own zones.
  case `private`
  /// The database with the zones that other accounts share with the account.
  case shared
  /// The database with records that every account may read, and that only operators may write.
  case `public`

  public static let spellings = Spellings<CloudDatabase>()
}
