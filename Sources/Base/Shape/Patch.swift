/// Changes to a record as a JSON merge patch (RFC 7396): a member that is there is set, null takes an optional one away, or restores its
/// default where it has one, and the others stay.
public struct Patch<R: Record>: Value {
  /// The record with the changes; callable while the request that brought them is served.
  ///
  /// The names are those of its fields that could not be read: there is nothing there that a patch of theirs could be merged into.
  public let apply: (R, _ unreadable: [String]) -> Result<R, InvalidPatch>
  /// The members that the patch names.
  public let names: [String]

  /// The members as a record of its own, for a patch that stands for a new record too; callable as `apply` is.
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

  /// A patch is never written: no result holds one.
  public func write<K: Sink>(to sink: inout K) { sink.null() }

  public static var schema: Schema { R.schema.changes }

  public static var example: Patch { Patch { (record, _) in .success(record) } }
}

/// A patch that does not fit the record that it is applied to.
public struct InvalidPatch: Error {
  public let problems: [Problem]

  public init(problems: [Problem]) { self.problems = problems }
}
