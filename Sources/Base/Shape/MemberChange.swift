/// What an update says of an optional member, as a JSON merge patch has it (RFC 7396): a value sets it, null takes it away, and where it is
/// not there, the member stays as it is.
///
/// `Patch` reads changes to a whole record; this is for methods whose members are not those of one.
public enum MemberChange<V: Value>: Value {
  case unchanged
  case changed(to: V?)

  public static func read<S: Source>(from source: inout S) -> MemberChange { .changed(to: V?.read(from: &source)) }

  /// The member after the update.
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
