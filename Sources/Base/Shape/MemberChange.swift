/// The change of an optional member in an update, as in a JSON merge patch (RFC 7396). A value sets the member, and
/// null removes it. If the update does not have the member, the member stays unchanged.
///
/// For changes to all members of a record, use `Patch`. Use this type for a method whose parameters are not the members
/// of one record.
public enum MemberChange<V: Value>: Value {
  case unchanged
  case changed(to: V?)

  public static func read<S: Source>(from source: inout S) -> MemberChange { .changed(to: V?.read(from: &source)) }

  /// Returns the value that the member has after the update.
  public func applied(to stored: V?) -> V? {
    switch self {
    case .unchanged: stored
    case .changed(let value): value
    }
  }

  public func write<K: Sink>(to sink: inout K) { applied(to: nil).write(to: &sink) }
  public static var schema: Schema { V?.schema }
  public static var example: MemberChange { .unchanged }
  public static var absent: MemberChange? { .unchanged }
  public static var null: MemberChange? { .changed(to: nil) }
  public static var nullSaysNothing: Bool { false }
  public func violation(of limit: Limit) -> String? { applied(to: nil).violation(of: limit) }
}
