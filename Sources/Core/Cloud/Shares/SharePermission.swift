public import Shape

/// The permission of a participant for the records of a shared zone.
public enum SharePermission: String, Choice {
  /// The participant may do everything that the access record allows.
  case readWrite
  /// The participant may only read, even if the access record allows more.
  case readOnly

  public static let spellings = Spellings<SharePermission>()

  /// The description of a field of this type.
  public static let fieldDoc: StaticString =
    "The permission of a participant. readWrite: everything that the participant's access record allows. readOnly: only reading, even if the access record allows more."
}
