/// Changes to a record as a JSON merge patch (RFC 7396). Each member of the patch sets the record's member. Null
/// removes an optional member, or restores its default if it has one. Members that are not in the patch stay unchanged.
public struct Patch<R: Record>: Value {
  /// Returns the given record with the changes. It may be called only while the request with the patch is being served.
  ///
  /// `unreadable` has the names of the record's fields that could not be read. Such a field has no value with which the
  /// patch could be merged.
  public let apply: (R, _ unreadable: [String]) -> Result<R, InvalidPatch>
  /// The names of the members in the patch.
  public let names: [String]

  /// Returns a new record that is made from the patch alone, for a method that can also create a record. It may be
  /// called only while the request is being served.
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

  /// Writes null. In fact, a patch is never written, because no result contains one.
  public func write<K: Sink>(to sink: inout K) { sink.null() }

  public static var schema: Schema { R.schema.changes }

  public static var example: Patch { Patch { (record, _) in .success(record) } }
}

/// The error that a record would be invalid with the changes of a patch.
public struct InvalidPatch: Error {
  public let problems: [Problem]

  public init(problems: [Problem]) { self.problems = problems }
}
