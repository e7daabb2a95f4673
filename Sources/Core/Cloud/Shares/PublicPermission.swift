public import Shape

/// What somebody may do who has a share's link and no invitation, as CloudKit has it
/// (https://developer.apple.com/documentation/cloudkit/ckshare/publicpermission).
public enum PublicPermission: String, Choice {
  /// Nothing: only who is invited is let in.
  case none
  case readOnly
  case readWrite

  public static let spellings = Spellings<PublicPermission>()

  /// What is said of a field that holds it.
  public static let fieldDoc: StaticString =
    "The people whom the share's own link admits. none: only those who are invited. readOnly: all who have the link, for reading. readWrite: all who have the link, with the rights of their access record."

  /// What it allows; nil for nothing.
  public var permission: SharePermission? {
    switch self {
    case .none: nil
    case .readOnly: .readOnly
    case .readWrite: .readWrite
    }
  }
}
