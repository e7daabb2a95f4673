public import RPC
public import Shape

/// A record that was found, and its row number.
public final class Recalled<Row> {
  public let record: Row
  public let row: Int

  init(_ record: Row, row: Int) {
    self.record = record
    self.row = row
  }
}

extension Records {
  /// Returns the same as `find`, for records that one request after the other needs. The record is not read again while
  /// nothing is written to the table.
  /// - Throws: as `find` does.
  public func recall(
    _ id: ID<Details>, at pointer: @autoclosure () -> String? = nil, in context: Scoped
  ) throws(Failure) -> Recalled<Row> {
    let partition = context.partition
    let found = try recent.answer(for: id.uuid, in: partition.store) { () throws(Failure) in
      let found = try find(id, at: pointer(), in: context)
      return Recalled(found.record, row: found.row)
    }
    // The record may be another company's.
    guard let found, partition.rows.all.contains(found.row) else {
      throw .notFound(Details.collection.one, at: pointer())
    }
    return found
  }
}
