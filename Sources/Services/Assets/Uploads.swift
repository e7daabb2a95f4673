internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The unfinished uploads of assets. A row has the members of an upload, and a file has its bytes.
struct Uploads {
  private let stores: Stores
  private let insertion = StoreStatement(
    "INSERT INTO {store}.asset_uploads (company, id, owner, role, name, mediaType, beganAt) VALUES (?, ?, ?, ?, ?, ?, ?)"
  )
  private let selection = StoreStatement(
    "SELECT owner, role, name, mediaType FROM {store}.asset_uploads WHERE company = ? AND id = ? AND beganAt > ?")
  private let count = StoreStatement("SELECT count(*) FROM {store}.asset_uploads WHERE company = ?")
  private let deletion = StoreStatement("DELETE FROM {store}.asset_uploads WHERE company = ? AND id = ?")
  private let late = StoreStatement("DELETE FROM {store}.asset_uploads WHERE beganAt <= ?")
  private let anyLate = StoreStatement("SELECT 1 FROM {store}.asset_uploads WHERE beganAt <= ? LIMIT 1")
  private let known = StoreStatement("SELECT 1 FROM {store}.asset_uploads WHERE company = ? AND id = ?")
  private let emptying = StoreStatement("DELETE FROM {store}.asset_uploads WHERE company = ?")

  /// The longest duration of an upload, in milliseconds. The sweep removes an upload that is not finished by then.
  static let longest = 24 * 3_600_000
  /// The largest number of unfinished uploads of a company.
  static let most = 100

  init(_ stores: Stores) { self.stores = stores }

  /// Returns the name of the file with the bytes of an upload.
  static func file(_ id: UUID, of number: Int) -> String { "upload-\(number)-\(id)" }

  /// Returns the name of an empty file, which records that an upload had this content. Without this record, a caller
  /// who knows only the digest of another caller's content could get that content.
  static func mark(_ file: String, settledAs sha256: String) -> String { "\(file).\(sha256)" }
  static func isMark(_ file: String) -> Bool { file.contains(".") }

  func begin(_ draft: AssetDraft, as id: UUID, in context: CompanyContext) throws(Failure) {
    let open = try stores.first(count, in: context.store, bind: context.number) { $0.next(Int.self) } ?? 0
    if open >= Uploads.most {
      throw .limitReached(
        Uploads.most,
        "The company can have at most \(Uploads.most) unfinished uploads, and has that many. Finish one of them first (assets.finish)"
      )
    }
    try stores.run(
      insertion, in: context.store, bind: context.number, id, draft.owner, draft.role, draft.name, draft.mediaType,
      context.now)
  }

  /// Returns the members of an unfinished upload.
  /// - Throws: `notFound` for an upload that does not exist, is finished, or was begun too long ago.
  func find(_ id: UUID, in context: CompanyContext) throws(Failure) -> AssetDraft {
    let found = try stores.first(
      selection, in: context.store, bind: context.number, id, context.now.milliseconds - Uploads.longest
    ) {
      row in row.fields(of: AssetDraft.self)
    }
    guard let found else { throw .notFound("upload") }
    return found
  }

  /// Returns a Boolean value that indicates whether an unfinished upload has this id.
  func has(_ id: UUID, in partition: Partition) throws(Failure) -> Bool {
    let found: Void? = try stores.first(known, in: partition.store, bind: partition.number, id) { _ in }
    return found != nil
  }

  func end(_ id: UUID, in context: CompanyContext) throws(Failure) {
    try stores.run(deletion, in: context.store, bind: context.number, id)
  }

  /// Deletes uploads that were begun too long ago.
  func sweep(at now: Timestamp) throws(Failure) {
    for store in stores.ofCompanies {
      let found: Void? = try stores.first(anyLate, in: store, bind: now.milliseconds - Uploads.longest) { _ in }
      if found == nil { continue }
      try stores.run(late, in: store, bind: now.milliseconds - Uploads.longest)
      return
    }
  }

  /// Returns a Boolean value that indicates whether a file of the folder belongs to an unfinished upload.
  func refer(to file: String) throws(Failure) -> Bool {
    let parts = file.split(separator: "-", maxSplits: 2)
    guard parts.count == 3, let number = Int(parts[1]), let id = UUID(String(parts[2].prefix { $0 != "." })) else {
      return false
    }
    for store in stores.ofCompanies {
      let found: Void? = try stores.first(known, in: store, bind: number, id) { _ in }
      if found != nil { return true }
    }
    return false
  }

  func empty(_ partition: Partition) throws(Failure) {
    try stores.run(emptying, in: partition.store, bind: partition.number)
  }
}
