public import RPC
public import SQLite
public import Shape

/// A list of the account's records, sorted by a key that the list defines.
public struct OrderedList<Details: RecordDetails> where Details.Scope.Context == Context {
  private let records: Records<Details>
  /// The text that cursors begin with.
  private let name: String
  /// Selects at most `?3` places after the place with the sort key `?1` and the id `?2`. A place in the list consists
  /// of a record's id, its sort key, and its row. The parameters of the list's filters follow `?3`.
  private let places: StoreStatement
  /// A Boolean value that indicates whether the sort key is a text, rather than an integer.
  private let isByText: Bool
  /// The place before all others.
  private let beginning: (key: String, id: UUID)

  public init(
    records: Records<Details>, name: String, places: StoreStatement, isByText: Bool, beginning: (key: String, id: UUID)
  ) {
    (self.records, self.name, self.places, self.isByText, self.beginning) = (records, name, places, isByText, beginning)
  }

  /// The maximum number of records that are examined for a page.
  private static var most: Int { 2000 }
  private static var mostAtOnce: Int { 250 }

  /// - Parameter text: a search text, or `nil` for all records. Each of its words must be the beginning of a word of
  ///   the record.
  public func page(
    with text: String?, limit: Int, after cursor: String?, in context: Context, _ bind: (inout Binder) -> Void
  ) throws(Failure) -> Prepared<Page<Stored<Details>>> {
    let query = try text.map { (text) throws(Failure) in try TextQuery(text) }
    let writer = PageWriter<Stored<Details>>(
      records.emptyScratch(), limit: limit, for: context.audience, adding: records.supplement(in: context))
    var (place, last): ((key: String, id: UUID), (key: String, id: UUID)?) = (try start(cursor), nil)
    var (left, isAll) = (OrderedList.most, false)
    while left > 0, !isAll, !writer.isFull {
      let count = min(OrderedList.mostAtOnce, left)
      let next = try places(after: place, count, in: context, bind)
      for (id, key, row) in next where !writer.isFull {
        place = (key, id)
        if let query, try !(records.text?.fits(query, row, in: context.partition) ?? false) { continue }
        try records.add(row, to: writer, in: context)
        if !writer.isFull { last = place }
      }
      left -= next.count
      isAll = next.count < count
    }
    if writer.isBroken { throw .unreadable(Details.collection.one, nil) }
    let end = writer.isFull ? last : isAll ? nil : place
    try writer.finish(next: end.map { Cursor.encode(name, "\($0.key.hexadecimal)_\($0.id)") })
    return Prepared(records.scratch)
  }

  private func start(_ cursor: String?) throws(Failure) -> (key: String, id: UUID) {
    guard let text = try Cursor.decode(name, cursor) else { return beginning }
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 2, let key = String(hexadecimal: parts[0]), let id = UUID(String(parts[1])),
      isByText || Int(key) != nil
    else {
      throw Cursor.unknown
    }
    return (key, id)
  }

  private func places(
    after place: (key: String, id: UUID), _ count: Int, in context: Context, _ bind: (inout Binder) -> Void
  ) throws(Failure) -> [(id: UUID, key: String, row: Int)] {
    try records.stores.all(
      places, in: context.partition.store,
      {
        if isByText { $0.add(place.key) } else { $0.add(Int(place.key) ?? 0) }
        $0.add(place.id)
        $0.add(count)
        bind(&$0)
      }, { ($0.next(), isByText ? $0.next(String.self) : "\($0.next(Int.self))", $0.next()) })
  }
}
