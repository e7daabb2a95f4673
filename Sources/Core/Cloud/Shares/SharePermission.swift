public import Shape

/// The permission of a participant for the records that others share.
public enum SharePermission: String, Choice {
  /// Everything that the access record allows.
  case readWrite
  /// Only reading.
  case readOnly

  public static let spellings = Spellings<SharePermission>()

  /// The description of a field of this type.
  public static let fieldDoc: StaticString =
    "The permission. readWrite: everything that the access record allows. readOnly: only reading, even if the access record allows more."
}
