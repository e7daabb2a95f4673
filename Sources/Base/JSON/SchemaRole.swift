/// What becomes of the objects that a schema describes.
public enum SchemaRole: Sendable {
  /// They are read, as parameters are: a member that is not known is refused, and null says no more than leaving an optional one out.
  case strict
  /// They are read, as what a host answers is: the same, but what is not known is let pass.
  case lenient
  /// They are written: members that are always there are required, and later versions may have more.
  case written
}
