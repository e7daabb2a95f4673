public import RPC
public import Shape

/// Which page of a list of records is wanted: the parameters `limit`, `after` and `snapshot`.
public struct ConsistentPageRequest: Record {
  private let page: PageRequest, snapshot: Bool?

  public static let doc: StaticString = "Which page of a list is wanted."

  /// The most that the page may hold.
  public var limit: Int { page.limit }

  public init<F: Fields<Self>>(_ field: inout F) {
    page = field.embed(\.page)
    snapshot = field(
      "snapshot", \.snapshot,
      "Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none skips or repeats what is there all the time."
    )
  }

  /// Reads the page.
  /// - Parameter read: reads the one behind a cursor of the list's own.
  /// - Throws: -32602 for a cursor that is none, and `cursorTooOld` for one of a state that is gone.
  public func read<P: Paged>(
    in context: some RecordContext, _ read: (_ after: String?) throws(Failure) -> P
  ) throws(Failure) -> P {
    let (stores, partition) = (context.base.stores, context.partition)
    let (after, begun) =
      try page.after.map { (cursor) throws(Failure) in try Snapshot.split(cursor, of: partition, in: stores) } ?? (nil, nil)
    var state = begun
    if state == nil, snapshot == true { state = try Snapshot(of: partition, in: stores) }
    guard let state else { return try read(after) }
    return try state.read(partition, in: stores) { () throws(Failure) in try read(after) }
  }
}
