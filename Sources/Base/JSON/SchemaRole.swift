/// How the objects of a schema are used: which side writes them, and how they are checked.
public enum SchemaRole: Sendable {
  /// The core reads the objects, such as parameters. An unknown member is refused. A null optional member is the same
  /// as a missing one.
  case strict
  /// The core reads the objects, such as a host's answers. Unlike with `strict`, unknown members are allowed.
  case lenient
  /// The core writes the objects. Members that are always present are required. Other members must be allowed, because
  /// later versions may add some.
  case written
}
