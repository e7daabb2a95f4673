public import RPC
public import Shape

/// The page of a list of records that the caller wants: the parameters `limit`, `after` and `snapshot`.
public struct ConsistentPageRequest: Record {
  private let page: PageRequest, snapshot: Bool?

  public static let doc: StaticString = "The page of a list to return, and whether all pages show one state."

  /// The maximum number of elements in the page.
  public var limit: Int { page.limit }

  public init<F: Fields<Self>>(_ field: inout F) {
    page = field.embed(\.page)
    snapshot = field(
      "snapshot", \.snapshot,
      "`true` if all pages must show the same state of the company (or of the account, for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the device."
    )
  }

  /// Reads the page.
  /// - Parameter read: reads the page after a cursor of the list. The cursor comes without the snapshot.
  /// - Throws: -32602 for a text that is no cursor, and `cursorTooOld` if the state has changed since the first page.
  public func read<P: Paged>(
    in context: some RecordContext, _ read: (_ after: String?) throws(Failure) -> P
  ) throws(Failure) -> P {
    let (stores, partition) = (context.base.stores, context.partition)
    let (after, begun) =
      try page.after.map { (cursor) throws(Failure) in try Snapshot.split(cursor, of: partition, in: stores) } ?? (
        nil, nil
      )
    var state = begun
    if state == nil, snapshot == true { state = try Snapshot(of: partition, in: stores) }
    guard let state else { return try read(after) }
    return try state.read(partition, in: stores) { () throws(Failure) in try read(after) }
  }
}
