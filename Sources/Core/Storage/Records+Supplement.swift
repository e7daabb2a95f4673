internal import JSON
public import RPC
internal import SQLite
internal import Shape

/// Adds computed members to records before they are returned.
extension Records {
  /// Returns the record with its computed members, for the reply of a method that has written the record.
  /// - Parameter isNew: a Boolean value that indicates whether the method has created the record.
  public func supplemented(_ record: Row, isNew: Bool = false, in context: Scoped) throws(Failure) -> Row {
    if let supplement = rules.supplementOf { return record.supplemented(by: try supplement(record, isNew, context)) }
    guard let supplement = rules.supplement else { return record }
    let row = try find(record.id, in: context).row
    return record.supplemented(by: try supplement(row, context))
  }

  /// Returns the addition that writes the computed members of each record of a page, or `nil` for a collection without
  /// computed members.
  public func supplement(in context: Scoped) -> PageWriter<Row>.Addition? {
    guard let supplement = rules.supplement else { return nil }
    return { (row, _, page) throws(Failure) in page.add(membersOf: try supplement(row, context)) }
  }

  /// Adds the record of a row to a page.
  public func add(_ row: Int, to page: PageWriter<Row>, in context: Scoped) throws(Failure) {
    try stores.each(self.page, in: context.partition.store, bind: row, row, 1) { page.add(&$0) }
  }

  /// Returns the record with the given id as JSON, with its computed members.
  /// - Throws: `notFound`.
  func getSupplemented(_ id: ID<Details>, in context: Scoped) throws(Failure) -> Prepared<Row> {
    let record = try supplemented(try find(id, in: context).record, in: context)
    let out = emptyScratch()
    var writer = JSONWriter(out, for: context.audience)
    record.write(to: &writer)
    return Prepared(out)
  }
}
