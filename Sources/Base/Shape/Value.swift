/// A type of values that a field can hold. Its values can be read and written, and it has a schema and an example.
public protocol Value: SendableMetatype {
  /// Reads a value. If it can't be read, the source records the problem, and the result is the example.
  static func read<S: Source>(from source: inout S) -> Self

  /// Reads a JSON merge patch (RFC 7396), and applies it to the stored value. A patch that is not an object replaces
  /// the value.
  static func merge<S: Source>(from source: inout S, into stored: Self) -> Self

  /// Writes the value.
  func write<K: Sink>(to sink: inout K)

  /// Writes a value of a trusted source without changing it.
  static func copy<S: Source, K: Sink>(from source: inout S, to sink: inout K)

  /// The schema of the type's values.
  static var schema: Schema { get }

  /// A valid value. It is used in documents, and in the place of values that could not be read.
  static var example: Self { get }

  /// The value of a missing member, or `nil` if the member is required.
  static var absent: Self? { get }

  /// The value of a member that is null, if null is the same as another value. It is `nil` if null is read like any
  /// other value.
  static var null: Self? { get }

  /// A Boolean value that indicates whether a member that is null means the same as a missing one.
  static var nullSaysNothing: Bool { get }

  /// Returns a sentence that says why the value is not within the limit, or `nil` if the value is within the limit.
  func violation(of limit: Limit) -> String?
}

extension Value {
  public static func merge<S: Source>(from source: inout S, into stored: Self) -> Self { read(from: &source) }
  @inlinable public static func copy<S: Source, K: Sink>(from source: inout S, to sink: inout K) {
    read(from: &source).write(to: &sink)
  }
  public static var absent: Self? { nil }
  /// By default, null is the same as a missing member: many programs write null for members that they leave out.
  public static var null: Self? { absent }
  public static var nullSaysNothing: Bool { absent != nil }
  public func violation(of limit: Limit) -> String? { nil }
}
