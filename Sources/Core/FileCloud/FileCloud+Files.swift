public import Cloud
internal import Crypto
public import RPC
internal import SQLite
internal import Shape
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Stores and returns the contents of assets. A content is stored in parts of 1 MiB.
extension FileCloud {
  /// The size of a stored part, in bytes.
  private static let pieceBytes = 1 << 20
  /// The number of parts that are written in one transaction. Between two transactions, other processes can use the
  /// file.
  private static let piecesAtOnce = 8

  /// Removes contents that no record has referred to for 30 days, and uploads that began over a day ago and have not
  /// ended. If a deleted record is restored within 30 days, its contents are still there.
  public func sweep() {
    func before(days: Int) -> Timestamp { Timestamp(milliseconds: clock.now.milliseconds - days * 86_400_000) }
    try? writing {
      try statements.forgetUnused.run(bind: before(days: CloudFile.daysUnused), before(days: 1))
    }
  }

  /// Stores the contents that belong to records, before the records themselves. Several transactions are used, so that
  /// other processes can use the file in between.
  /// - Returns: the problem of each content that can't be stored, by digest.
  func takeFiles(of records: [CloudRecord], in database: CloudDatabase) throws(Failure) -> [String: String] {
    var flaws: [String: String] = [:]
    for record in records {
      for field in record.fields.parsed ?? [] {
        guard let file = field.value?.file, let path = file.path, flaws[file.sha256] == nil else { continue }
        if let flaw = try take(file, at: path, into: record.zone, in: database) { flaws[file.sha256] = flaw }
      }
    }
    return flaws
  }

  private func take(_ file: CloudFile, at path: String, into zone: CloudZone, in database: CloudDatabase)
    throws(Failure) -> String?
  {
    let number = try writing { () -> Int? in
      let zone = try require(zone, in: database)
      // An account that has no right to write to the zone must not store contents in it.
      if zone.permission == .readOnly { throw Failure.readOnly }
      if zone.permission == .readWrite, try !rights(in: zone).allowChanges { throw Failure.noRights }
      if try self.number(of: file.sha256, in: zone.number) != nil { return nil }
      return try statements.beginFile.first(bind: zone.number, file.sha256, file.bytes, clock.now) { $0.next(Int.self) }
    }
    guard let number else { return nil }
    let flaw = try copy(file, at: path, to: number)
    try writing {
      // If another process has stored the same content meanwhile, this upload is removed.
      let isThere = try self.number(of: file.sha256, in: try require(zone, in: database).number) != nil
      try (flaw != nil || isThere ? statements.forgetFile : statements.finishFile).run(bind: number)
    }
    return flaw
  }

  /// Copies a file into the container.
  /// - Returns: the problem of the file, or `nil` if it has the expected content.
  private func copy(_ file: CloudFile, at path: String, to number: Int) throws(Failure) -> String? {
    do {
      let source = try OpenFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
      guard try source.status().isRegular, let digest = Digest() else { return "\(path) is not a regular file" }
      var place = 0
      while place * FileCloud.pieceBytes < file.bytes {
        var pieces: [[UInt8]] = []
        while pieces.count < FileCloud.piecesAtOnce {
          let piece = try source.read(at: (place + pieces.count) * FileCloud.pieceBytes, FileCloud.pieceBytes)
          if piece.isEmpty { break }
          piece.withUnsafeBytes { digest.add($0) }
          pieces.append(piece)
        }
        if pieces.isEmpty { break }
        try writing {
          for (index, piece) in pieces.enumerated() {
            try statements.addPiece.run {
              $0.add(number)
              $0.add(place + index)
              $0.addBlob(piece)
            }
          }
        }
        place += pieces.count
      }
      let isWhole = try source.status().size == file.bytes && digest.text() == file.sha256
      return isWhole ? nil : "The content of \(path) does not match its digest or size"
    } catch {
      // A failure of the container can pass, so the caller gets it as an error and can try again. A problem of the file
      // does not pass.
      if let failure = error as? Failure { throw failure }
      return "\(path) can't be read"
    }
  }

  /// Writes the content of a record's field to a file.
  public func download(_ request: DownloadAsset) throws(Failure) -> DownloadAsset.Answer {
    try reading {
      let zone = try require(request.zone, in: request.database)
      let found = try statements.used.first(bind: zone.number, request.record, request.field) {
        (number: $0.next(Int.self), sha256: $0.next(String.self))
      }
      guard let found else { throw Failure.assetFileMissing("The record has no content in \(request.field)") }
      do throws(FileTrouble) {
        let file = try OpenFile(request.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
        do throws(FileTrouble) { try write(found.number, to: file) } catch {
          // After an error, the path must have no file. Otherwise the caller would find an incomplete one.
          unlink(request.path)
          throw error
        }
      } catch {
        throw Failure.assetFileMissing("\(request.path) can't be written")
      }
      return DownloadAsset.Answer(path: request.path, sha256: found.sha256)
    }
  }

  private func write(_ number: Int, to file: OpenFile) throws(FileTrouble) {
    var (place, offset) = (0, 0)
    while true {
      let piece: [UInt8]?
      do throws(SQLiteError) {
        piece = try statements.piece.first(bind: number, place) { $0.nextBlob() }
      } catch { throw .failed(error.message) }
      guard let piece else { return }
      try file.write(piece, at: offset)
      offset += piece.count
      place += 1
    }
  }

  /// Stores which contents the fields of a record refer to. A content that no field refers to any more is removed after
  /// some days, which are counted from now.
  func use(_ files: [(field: String, file: Int?)], by record: UUID, in zone: Int) throws {
    for (field, file) in files {
      let before = try statements.used.first(bind: zone, record, field) { $0.next(Int.self) }
      if before == file { continue }
      if let file {
        try statements.use.run(bind: zone, record, field, file)
      } else {
        try statements.forgetUse.run(bind: zone, record, field)
      }
      if let before {
        try statements.endUse.run(bind: before, clock.now)
      }
    }
  }

  /// Returns the names of the record's fields that refer to contents.
  func fieldsWithFiles(of record: UUID, in zone: Int) throws -> [String] {
    try statements.usesOf.all(bind: zone, record) { $0.next(String.self) }
  }

  func number(of sha256: String, in zone: Int) throws -> Int? {
    try statements.file.first(bind: zone, sha256) { $0.next(Int.self) }
  }
}
