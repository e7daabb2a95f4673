public import Shape

/// The permission of users who have a share's link but no invitation, as in CloudKit
/// (https://developer.apple.com/documentation/cloudkit/ckshare/publicpermission).
public enum PublicPermission: String, Choice {
  /// No permission: only invited users can join.
  case none
  case readOnly
  case readWrite

  public static let spellings = Spellings<PublicPermission>()

  /// The description of a field of this type.
  public static let fieldDoc: StaticString =
    "The people who can join with the share's link. none: nobody, so that only invited people can join. readOnly: everybody who has the link, for reading only. readWrite: everybody who has the link, with the rights of the access record that they get."

  /// The permission of a participant who joins through the share's link, or `nil` if the link admits nobody.
  public var permission: SharePermission? {
    switch self {
    case .none: nil
    case .readOnly: .readOnly
    case .readWrite: .readWrite
    }
  }
}
