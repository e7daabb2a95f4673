/// The use of the objects that a schema describes.
public enum SchemaRole: Sendable {
  /// The objects are read, such as parameters. An unknown member is refused, and a null optional member is the same as
  /// a missing one.
  case strict
  /// The objects are read, such as a host's answers. They differ from `strict` in one point: unknown members are
  /// allowed.
  case lenient
  /// The objects are written. Members that are always there are required, and later versions may have more members.
  case written
}
