/// Anything that a field can hold: it can be read, written, described and exemplified.
public protocol Value: SendableMetatype {
  /// Reads a value; what can't be read is noted in the source, and the example stands in.
  static func read<S: Source>(from source: inout S) -> Self

  /// Reads a JSON merge patch (RFC 7396) and applies it to the stored value; what is no object replaces it.
  static func merge<S: Source>(from source: inout S, into stored: Self) -> Self

  /// Writes the value.
  func write<K: Sink>(to sink: inout K)

  /// Writes what stands in a trusted source as it stands there.
  static func copy<S: Source, K: Sink>(from source: inout S, to sink: inout K)

  /// What values of this type look like.
  static var schema: Schema { get }

  /// A value that is valid: it stands in documents, and for values that could not be read.
  static var example: Self { get }

  /// The value of a member that is not there; nil when the member is required.
  static var absent: Self? { get }

  /// The value of a member that is null, where that is as good as another value; nil where null is read like any value.
  static var null: Self? { get }

  /// A Boolean value that indicates whether a member that is null says no more than one that is left out.
  static var nullSaysNothing: Bool { get }

  /// What keeps the value from staying within the limit, as a sentence; nil when nothing does.
  func violation(of limit: Limit) -> String?
}

extension Value {
  public static func merge<S: Source>(from source: inout S, into stored: Self) -> Self { read(from: &source) }
  @inlinable public static func copy<S: Source, K: Sink>(from source: inout S, to sink: inout K) {
    read(from: &source).write(to: &sink)
  }
  public static var absent: Self? { nil }
  /// Many write null for what they leave out.
  public static var null: Self? { absent }
  public static var nullSaysNothing: Bool { absent != nil }
  public func violation(of limit: Limit) -> String? { nil }
}
