internal import Cloud
internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// The storage of batches that were sent and not answered.
extension StoreStorage {
  func unanswered() throws(Failure) -> [Batch] {
    let found = try stores.all(statements.unanswered, in: store) { row -> Batch? in
      let (zone, isOfFiles) = (row.next(Int.self), row.next(Bool.self))
      return ModifyRecords(json: row.next(String.self)).map { Batch($0, in: zone, isOfFiles: isOfFiles) }
    }
    return found.compactMap(\.self)
  }

  func put(unanswered batch: Batch) throws(Failure) {
    try stores.run(
      statements.putUnanswered, in: store, bind: batch.operation, batch.zone ?? 0, batch.isOfFiles,
      jsonText(batch.request))
  }

  func forgetUnanswered(_ operation: String) throws(Failure) {
    try stores.run(statements.forgetUnanswered, in: store, bind: operation)
  }
}
