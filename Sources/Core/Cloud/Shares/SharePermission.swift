public import Shape

/// What somebody may do with the records that others share with them.
public enum SharePermission: String, Choice {
  /// What their access record allows.
  case readWrite
  /// To look on.
  case readOnly

  public static let spellings = Spellings<SharePermission>()

  /// What is said of a field that holds it.
  public static let fieldDoc: StaticString =
    "readWrite: all that the access record allows. readOnly: only reading, whatever the access record allows."
}
