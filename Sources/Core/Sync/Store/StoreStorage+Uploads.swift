internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// The storage of the records whose files are to be sent.
extension StoreStorage {
  func upload(_ record: UUID) throws(Failure) -> Upload? {
    try stores.first(statements.upload, in: store, bind: record) { Upload(&$0) }
  }

  func put(_ upload: Upload) throws(Failure) {
    try stores.run(statements.putUpload, in: store) { upload.bind(to: &$0) }
  }
  func forgetUpload(_ record: UUID) throws(Failure) { try stores.run(statements.forgetUpload, in: store, bind: record) }

  func nextUpload(at instant: Int) throws(Failure) -> Upload? {
    try stores.first(statements.nextUpload, in: store, bind: instant) { Upload(&$0) }
  }

  func nextUploadDue() throws(Failure) -> Int? {
    try stores.first(statements.nextUploadDue, in: store) { $0.next(Int?.self) } ?? nil
  }

  /// Returns the number of records in each zone whose files are to be sent.
  func unsentFiles() throws(Failure) -> [(zone: Int, count: Int)] {
    try stores.all(statements.unsentFiles, in: store) { (zone: $0.next(Int.self), count: $0.next(Int.self)) }
  }

  /// Returns the number of records whose files are to be sent. `aside` is the number of those whose files are not tried
  /// again before the record changes.
  func uploads() throws(Failure) -> (all: Int, aside: Int) {
    try stores.first(statements.countUploads, in: store) { (all: $0.next(Int.self), aside: $0.next(Int.self)) } ?? (
      0, 0
    )
  }
}
