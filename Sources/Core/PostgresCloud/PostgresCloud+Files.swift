public import Cloud
public import RPC
internal import Shape

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Sends and downloads the contents of assets. A content is sent in parts of 1 MiB.
extension PostgresCloud {
  private static let pieceBytes = 1 << 20

  /// The data of a content that is about to be sent to the database.
  private struct NewFile: Record {
    let database: CloudDatabase, zone: CloudZone, sha256: String, bytes: Int

    static let doc: StaticString = "The announcement of a file's content."

    init(_ file: CloudFile, _ database: CloudDatabase, _ zone: CloudZone) {
      (sha256, bytes) = (file.sha256, file.bytes)
      self.database = database
      self.zone = zone
    }

    init<F: Fields<Self>>(_ field: inout F) {
      database = field("database", \.database, "The database.")
      zone = field("zone", \.zone, "The zone.")
      sha256 = field("sha256", \.sha256, "The SHA-256 digest of the content.")
      bytes = field("bytes", \.bytes, "The size of the content, in bytes.")
    }
  }

  /// Sends the contents that belong to a record, before the record itself is sent.
  /// - Returns: the problem of a content that can't be sent, or `nil` if there is no problem.
  func takeFiles(of record: SentRecord, in database: CloudDatabase) throws(Failure) -> String? {
    for file in record.contents {
      guard let path = file.path else { continue }
      let begun = try rows(
        "SELECT mainspring.begin_file($1::json)", [.json(NewFile(file, database, record.record.zone))])
      // The server returns no number if it already has the content, or if the account may not write it. Then nothing is
      // sent.
      guard let number = begun.text(0, 0).flatMap({ Int($0) }) else { continue }
      if let flaw = try send(file, at: path, as: number) { return flaw }
    }
    return nil
  }

  /// Sends a file to the database.
  /// - Returns: the problem of the file, or `nil` if the file has the expected content.
  private func send(_ file: CloudFile, at path: String, as number: Int) throws(Failure) -> String? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return "\(path) can't be read" }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return "\(path) is not a regular file"
    }
    guard Int(status.st_size) == file.bytes else { return "\(path) does not have the expected size" }
    for place in 0..<(file.bytes + PostgresCloud.pieceBytes - 1) / PostgresCloud.pieceBytes {
      let offset = place * PostgresCloud.pieceBytes
      var piece = [UInt8](repeating: 0, count: min(PostgresCloud.pieceBytes, file.bytes - offset))
      guard pread(descriptor, &piece, piece.count, off_t(offset)) == piece.count else { return "\(path) can't be read" }
      _ = try rows(
        "SELECT mainspring.add_piece($1::bigint, $2::bigint, $3)", [.number(number), .number(place), .blob(piece)])
    }
    let finished = try rows("SELECT mainspring.finish_file($1::bigint)", [.number(number)])
    return finished.text(0, 0) == "t" ? nil : "\(path) does not have the expected digest"
  }

  public func download(_ request: DownloadAsset) throws(Failure) -> DownloadAsset.Answer {
    let first = try piece(request, 0)
    let descriptor = open(request.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure(.assetFileMissing, "\(request.path) can't be written") }
    defer { close(descriptor) }
    var (piece, place) = (first, 0)
    do throws(Failure) {
      while let bytes = piece.bytes {
        guard piece.sha256 == first.sha256 else {
          throw Failure(.serviceUnavailable, "The content changed while it was read. Try again")
        }
        guard pwrite(descriptor, bytes, bytes.count, off_t(place * PostgresCloud.pieceBytes)) == bytes.count else {
          throw Failure(.assetFileMissing, "\(request.path) can't be written")
        }
        place += 1
        piece = try self.piece(request, place)
      }
    } catch {
      // After an error, the path must have no file. Otherwise the caller would find an incomplete one.
      unlink(request.path)
      throw error
    }
    return DownloadAsset.Answer(path: request.path, sha256: first.sha256)
  }

  private func piece(_ request: DownloadAsset, _ place: Int) throws(Failure) -> (sha256: String, bytes: [UInt8]?) {
    let rows = try rows(
      "SELECT * FROM mainspring.piece($1::json, $2::bigint)", [.json(request), .number(place)], isBinary: true)
    return (rows.text(0, 0) ?? "", rows.blob(0, 1))
  }
}
