internal import Cloud
internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// The storage of tombstones: the last states of deleted records.
extension StoreStorage {
  /// The largest number of stored tombstones. The oldest ones are removed first.
  private static let mostTombstones = 100_000

  func put(_ tombstone: Tombstone) throws(Failure) {
    try stores.run(statements.putTombstone, in: store) { tombstone.bind(to: &$0) }
    try stores.run(statements.forgetTombstones, in: store, bind: StoreStorage.mostTombstones)
  }

  func tombstone(_ record: UUID) throws(Failure) -> Tombstone? {
    try stores.first(statements.tombstone, in: store, bind: record) { Tombstone(&$0) }
  }

  func tombstones(ofPartsOf whole: UUID) throws(Failure) -> [Tombstone] {
    try stores.all(statements.partsDeleted, in: store, bind: whole) { Tombstone(&$0) }
  }
}

extension Tombstone {
  fileprivate init(_ row: inout RowSource) {
    let (record, zone, recordType) = (row.next(UUID.self), row.next(Int.self), row.next(String.self))
    let fields = Members(kept: row.next(String.self))
    self.init(
      record, in: zone, recordType, fields, over: row.next(String?.self).map { Members(kept: $0) } ?? fields,
      row.next(String?.self).map { CloudFields(text: $0) } ?? CloudFields([]), of: row.next(UUID?.self),
      isOwn: row.next(),
      occasion: row.next())
  }

  fileprivate func bind(to binder: inout Binder) {
    binder.add(record)
    binder.add(zone)
    binder.add(recordType)
    binder.add(fields.text)
    binder.add(base == fields ? nil : base.text)
    binder.add(unknown.isEmpty ? nil : unknown.text)
    binder.add(whole)
    binder.add(isOwn)
    binder.add(occasion)
  }
}
