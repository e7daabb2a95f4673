internal import Hosting
internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A document of the app's remote configuration. It comes from a file, or otherwise from the last fetch: from the host,
/// or as records of the public database. A missing document never makes a request fail.
final class RemoteDocument<Content: DocumentContent> {
  private struct Cached {
    let content: Content
    let fetchedAt: Timestamp
    let origin: DocumentOrigin
  }

  private let dependencies: Dependencies
  private let file: Content?
  /// Fetches the document again, after a request has found it stale or missing.
  private let renewals: Renewals<DocumentName>
  /// Stores a document that the host has sent.
  private let keep: (FetchedDocument, Timestamp) throws(Failure) -> Void
  /// The stored document, or `nil` before it was read from the store.
  private var known: Cached??
  private let records: any ContentKeeper

  private let selection = StoreStatement("SELECT text, fetchedAt, origin FROM {store}.remote_documents WHERE name = ?")
  private let replacement = StoreStatement(
    "INSERT OR REPLACE INTO {store}.remote_documents (name, text, fetchedAt, origin) VALUES (?, ?, ?, ?)")
  private let removal = StoreStatement("DELETE FROM {store}.remote_documents WHERE name = ? AND origin = 'records'")

  /// - Parameters:
  ///   - file: the document of a file, which takes precedence over a fetched one.
  ///   - records: provides the records of the public database.
  ///   - keep: stores a document that the host has sent after a reply.
  init(
    _ dependencies: Dependencies, file: Content?, _ renewals: Renewals<DocumentName>, records: any ContentKeeper,
    keep: @escaping (FetchedDocument, Timestamp) throws(Failure) -> Void
  ) {
    self.renewals = renewals
    self.records = records
    self.keep = keep
    self.dependencies = dependencies
    self.file = file
    dependencies.stores.whenUndone { [unowned self] in known = nil }
  }

  /// Returns the document, or `nil` if there is none.
  func content() throws(Failure) -> Content? {
    if let file { return file }
    return try cached()?.content
  }

  /// Returns the document and the time of its fetch, or `nil` if there is no document. The time is `nil` for a document
  /// from a file.
  func origin() throws(Failure) -> (content: Content, fetchedAt: Timestamp?)? {
    if let file { return (file, nil) }
    return try cached().map { ($0.content, $0.fetchedAt) }
  }

  /// Returns the document and its freshness. The document is `nil` if there is none. If the document is stale or
  /// missing, the core requests it after the reply.
  func current(at now: Timestamp) throws(Failure) -> (content: Content?, basis: Basis) {
    if let file { return (file, .file) }
    guard let cached = try cached() else {
      try renew(fetchedAt: nil, maxAge: MaxAge.usual, at: now)
      return (nil, .builtIn)
    }
    let maxAge = cached.content.maxAge.value?.seconds ?? MaxAge.usual
    let basis = Basis(fetchedAt: cached.fetchedAt, now: now, maxAge: maxAge, origin: cached.origin)
    if basis.source == .stale { try renew(fetchedAt: cached.fetchedAt, maxAge: maxAge, at: now) }
    return (cached.content, basis)
  }

  /// Requests the document from a host that fetches documents. If there is no such host, fetches the document's records
  /// from the public database.
  private func renew(fetchedAt: Timestamp?, maxAge: Int, at now: Timestamp) throws(Failure) {
    if !dependencies.host.offers(FetchConfig.self) {
      return try records.renew(Content.name.rawValue, maxAge: maxAge, at: now)
    }
    renewals.want(
      Content.name, by: FetchConfig(document: Content.name), fetchedAt: fetchedAt, maxAge: maxAge, at: now,
      keep: { [unowned self] (answer) throws(Failure) in try keep(answer.document, dependencies.clock.now) })
  }

  /// Stores a document that the host has sent, after `FetchConfig` has checked it.
  func store(_ fetched: FetchedDocument, from origin: DocumentOrigin, at now: Timestamp) throws(Failure) -> Content {
    guard let content = try? Content.read(Array(fetched.text.utf8)) else {
      throw .internalError("a stored document does not fit its description")
    }
    let before = try dependencies.stores.first(selection, in: .device, bind: Content.name) { $0.next(String.self) }
    try dependencies.stores.run(replacement, in: .device, bind: Content.name, fetched.text, now, origin)
    // Compares the bytes, because Swift's comparison treats canonically equivalent texts as equal.
    let isNew = before.map { !$0.utf8.elementsEqual(fetched.text.utf8) } ?? true
    if isNew { try dependencies.stores.changes.note(Policy.documentsKind, [Content.name.rawValue], at: now) }
    known = nil
    return content
  }

  /// Removes the document if it was composed of records, because the public database no longer has such records.
  func removeRecords(at now: Timestamp) throws(Failure) {
    guard try cached()?.origin == .records else { return }
    try dependencies.stores.run(removal, in: .device, bind: Content.name)
    try dependencies.stores.changes.note(Policy.documentsKind, [Content.name.rawValue], at: now)
    known = nil
  }

  private func cached() throws(Failure) -> Cached? {
    if let known {
      dependencies.stores.noteReading(selection, in: .device)
      return known
    }
    let row = try dependencies.stores.first(selection, in: .device, bind: Content.name) {
      (text: $0.next(String.self), fetchedAt: $0.next(Timestamp.self), origin: $0.next(DocumentOrigin.self))
    }
    // A text that can't be read comes from a damaged store, and counts as missing.
    let content = row.flatMap { try? Content.read(Array($0.text.utf8)) }
    let cached = row.flatMap { row in content.map { Cached(content: $0, fetchedAt: row.fetchedAt, origin: row.origin) }
    }
    known = .some(cached)
    return cached
  }
}
