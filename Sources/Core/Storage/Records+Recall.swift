public import RPC
public import Shape

/// A record and its row number, as `recall` remembers them.
public final class Recalled<Row> {
  public let record: Row
  public let row: Int

  init(_ record: Row, row: Int) {
    self.record = record
    self.row = row
  }
}

extension Records {
  /// Returns the same as `find`, and remembers the record. It is for records that many requests need. A remembered
  /// record is not read again until something is written to the table.
  /// - Throws: as `find` does.
  public func recall(
    _ id: ID<Details>, at pointer: @autoclosure () -> String? = nil, in context: Scoped
  ) throws(Failure) -> Recalled<Row> {
    guard let found = try recallIfPresent(id, in: context) else {
      throw .notFound(Details.collection.one, at: pointer())
    }
    return found
  }

  /// Returns the same as `recall`, or `nil` if there is no such record.
  /// - Throws: `storageFault` if a required member can't be read.
  public func recallIfPresent(_ id: ID<Details>, in context: Scoped) throws(Failure) -> Recalled<Row>? {
    let partition = context.partition
    let found = try recent.answer(for: id.uuid, in: partition.store) { () throws(Failure) in
      try findIfPresent(id, in: context).map { Recalled($0.record, row: $0.row) }
    }
    // Records of all companies are remembered together, so the record may belong to another company.
    return found.flatMap { partition.rows.all.contains($0.row) ? $0 : nil }
  }
}
