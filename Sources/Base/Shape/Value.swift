/// A type whose values a field can have. Values can be read and written, and the type has a schema and an example.
public protocol Value: SendableMetatype {
  /// Reads a value. If the value is not valid, records the problem in the source and returns the example.
  static func read<S: Source>(from source: inout S) -> Self

  /// Reads a JSON merge patch (RFC 7396) and returns the stored value with the changes. If the patch is not an object,
  /// it replaces the value.
  static func merge<S: Source>(from source: inout S, into stored: Self) -> Self

  /// Writes the value.
  func write<K: Sink>(to sink: inout K)

  /// Copies a value from a trusted source, such as a row, to a sink without changing it.
  static func copy<S: Source, K: Sink>(from source: inout S, to sink: inout K)

  /// The schema of the type's values.
  static var schema: Schema { get }

  /// A valid value. Documents show it, and readers return it for a value that could not be read.
  static var example: Self { get }

  /// The value that a missing member has, or `nil` if the member is required.
  static var absent: Self? { get }

  /// The value that a null member has, if it has the same meaning as another value. `nil` if null is read like any
  /// other value.
  static var null: Self? { get }

  /// A Boolean value that indicates whether a null member has the same meaning as a missing one.
  static var nullSaysNothing: Bool { get }

  /// Returns a sentence about how the value violates the limit, or `nil` if it does not violate the limit.
  func violation(of limit: Limit) -> String?
}

extension Value {
  public static func merge<S: Source>(from source: inout S, into stored: Self) -> Self { read(from: &source) }
  @inlinable public static func copy<S: Source, K: Sink>(from source: inout S, to sink: inout K) {
    read(from: &source).write(to: &sink)
  }
  public static var absent: Self? { nil }
  /// By default, null has the same meaning as a missing member, because many programs write null for members that they
  /// leave out.
  public static var null: Self? { absent }
  public static var nullSaysNothing: Bool { absent != nil }
  public func violation(of limit: Limit) -> String? { nil }
}
