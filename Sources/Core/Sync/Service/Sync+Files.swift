internal import Cloud
public import RPC
public import Shape
public import Tenancy

/// Fetches files of records from the container when callers need them.
extension Sync: CloudFiles {
  public func has(_ file: SyncedFile, of record: UUID) throws(Failure) -> Bool {
    // A record without a change tag was deleted in the cloud and is to be sent again. The cloud has none of its files.
    guard let known = try known(record)?.known, known.tag != nil else { return false }
    return known.unknown[file.field]?.file?.sha256 == file.sha256
  }

  public func noteFiles(of record: UUID) throws(Failure) {
    guard let (known, storage) = try known(record) else { return }
    let replica = replica(of: storage)
    if let kind = replica.kind(of: known.recordType) { try replica.noteFiles(of: record, kind, in: known.zone) }
  }

  /// Returns the known state of a record in the cloud, and the storage that has this state. Returns `nil` if no state
  /// is known.
  private func known(_ record: UUID) throws(Failure) -> (known: Known, storage: StoreStorage)? {
    for one in storages {
      if let storage = try storage(of: one.store), let known = try storage.known(record) { return (known, storage) }
    }
    return nil
  }

  public func fetch(_ files: [WantedFile]) throws(Failure) -> HeldRequests? {
    try begin()
    guard let connection else { return nil }
    var last: Int?
    for wanted in files {
      func isSame(_ fetch: FileFetch) -> Bool {
        fetch.wanted.record == wanted.record && fetch.wanted.file == wanted.file
      }
      if let known = connection.fetches.firstIndex(where: isSame) {
        last = max(last ?? 0, known)
      } else if let (known, storage) = try known(wanted.record),
        let zone = try storage.zones().first(where: { $0.number == known.zone })
      {
        let request = DownloadAsset(zone.database, zone.zone, wanted.record, field: wanted.file.field, to: wanted.path)
        let ahead = connection.fetches.reduce(wanted.file.bytes) { $0 + $1.wanted.file.bytes - $1.here }
        connection.fetches.append(FileFetch(wanted, request, HeldRequests(dependencies.host), ahead: ahead))
        last = connection.fetches.count - 1
      }
    }
    // The files are fetched in the order of one queue. When the last file has ended, all files before it have ended,
    // too.
    let held = last.map { connection.fetches[$0].held }
    fetchNext()
    // If the container's process can't be started, `fetchNext` has dropped all files, and no request has to wait.
    return connection.fetches.contains { $0.held === held } ? held : nil
  }

  private func fetchNext() {
    guard let connection, let next = connection.fetches.first, !next.isUnderWay else { return }
    next.isUnderWay = true
    if !connection.peer.ask(next.request, bytes: next.wanted.file.bytes) {
      dropFetches(connection.peer.absence.message)
    }
  }

  /// Handles the reply to a request for a file. The file is checked on another thread, because the check of a large
  /// file takes time.
  func took(_ answer: Result<DownloadAsset.Answer, CloudFailure>) {
    guard let connection, let fetch = connection.fetches.first, fetch.isUnderWay else { return }
    switch answer {
    case .failure(let failure) where failure.kind == .assetFileMissing: finishFetch(failure.message)
    // Any other failure also concerns the remaining files.
    case .failure(let failure): dropFetches(failure.message)
    case .success(let answer):
      let mailbox = connection.mailbox
      if !fetch.keep(answer.path, { mailbox.post(SyncConnection.Note.file($0).bytes) }) {
        finishFetch("no further thread can be started")
      }
    }
  }

  private func dropFetches(_ flaw: String) {
    guard let connection else { return }
    log("sync: files could not be fetched: \(flaw)")
    let dropped = connection.fetches
    connection.fetches = []
    for fetch in dropped { fetch.held.answer(nil) }
  }

  /// Ends the fetch of a file.
  /// - Parameter flaw: the reason why the file was not fetched, or `nil` if it was.
  func finishFetch(_ flaw: String?) {
    guard let connection, !connection.fetches.isEmpty else { return }
    let fetch = connection.fetches.removeFirst()
    if let flaw {
      log("sync: a file could not be fetched: \(flaw)")
    } else {
      // A record is shown with its files. Storing its known state again notifies the live queries that show the record.
      _ = theLoop.perform { [self] () throws(Failure) in
        if let (known, storage) = try self.known(fetch.wanted.record) { try storage.put(known) }
      }
    }
    fetch.held.answer(nil)
    if connection.fetches.contains(where: { $0.held.isWatched }) {
      connection.tellOfFetches(at: MonotonicClock.milliseconds)
    }
    fetchNext()
  }
}
