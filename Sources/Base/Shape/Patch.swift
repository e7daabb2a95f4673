/// Changes to a record as a JSON merge patch (RFC 7396). A member of the patch is set. Null removes an optional member,
/// or restores its default if it has one. All other members stay.
public struct Patch<R: Record>: Value {
  /// Returns the record with the changes. It can be called while the request with the patch is being served.
  ///
  /// The names in `unreadable` are those of the record's fields that could not be read. They have no value that a patch
  /// could be merged into.
  public let apply: (R, _ unreadable: [String]) -> Result<R, InvalidPatch>
  /// The members that the patch names.
  public let names: [String]

  /// Returns the members as a new record, for a patch that may also create a record. It can be called as long as
  /// `apply`.
  public let whole: () -> Result<R, InvalidPatch>

  public init(
    names: [String] = [], apply: @escaping (R, [String]) -> Result<R, InvalidPatch>,
    whole: @escaping () -> Result<R, InvalidPatch> = { .failure(InvalidPatch(problems: [])) }
  ) {
    self.names = names
    self.apply = apply
    self.whole = whole
  }

  public static func read<S: Source>(from source: inout S) -> Patch { source.changes(to: R.self) }

  /// Writes null. A patch is never written, as no result contains one.
  public func write<K: Sink>(to sink: inout K) { sink.null() }

  public static var schema: Schema { R.schema.changes }

  public static var example: Patch { Patch { (record, _) in .success(record) } }
}

/// A patch that does not fit the record that it is applied to.
public struct InvalidPatch: Error {
  public let problems: [Problem]

  public init(problems: [Problem]) { self.problems = problems }
}
