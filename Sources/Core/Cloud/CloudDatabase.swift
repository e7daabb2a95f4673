public import Shape

/// A database of a container, as in CloudKit
/// (https://developer.apple.com/documentation/cloudkit/ckdatabase/scope).
public enum CloudDatabase: String, Choice {
  /// The account's own zones.
  case `private`
  /// Zones that others share with the account.
  case shared
  /// Records that every account may read, and that only operators may write.
  case `public`

  public static let spellings = Spellings<CloudDatabase>()
}
