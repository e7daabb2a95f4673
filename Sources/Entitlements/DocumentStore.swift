internal import Kernel
internal import RPC
internal import SQLite
internal import Shape

/// Keeps the documents that count: of each identity the newest, in the device's store.
final class DocumentStore {
  private let kernel: Kernel
  /// What they say, as long as they are as they were; parsed once.
  private var known: Documents?

  private let selectAll = StoreStatement("SELECT payload, signedDate FROM {store}.entitlement_documents")
  private let selectOne = StoreStatement(
    "SELECT signedDate, payload FROM {store}.entitlement_documents WHERE environment = ? AND kind = ? AND id = ?")
  private let upsert = StoreStatement(
    """
    INSERT INTO {store}.entitlement_documents
      (environment, kind, id, originalTransactionId, productId, signedDate, receivedAt, payload) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (environment, kind, id) DO UPDATE SET originalTransactionId = excluded.originalTransactionId,
      productId = excluded.productId, signedDate = excluded.signedDate, receivedAt = excluded.receivedAt, payload = excluded.payload
    """)

  init(_ kernel: Kernel) {
    self.kernel = kernel
    kernel.stores.whenUndone { [unowned self] in known = nil }
  }

  /// What documents say. One that can't be read any more, as only a damaged file has it, says nothing.
  /// - Parameter counts: whether a document counts; always the same.
  func documents(_ counts: (Document) -> Bool) throws(Failure) -> Documents {
    if let known {
      kernel.stores.noteReading(selectAll, in: .device)
      return known
    }
    var documents = Documents()
    try kernel.stores.each(selectAll, in: .device, { _ in }) { row in
      if let document = Document(payload: row.nextBlob(), signedDate: row.next()), counts(document) { documents.add(document) }
    }
    known = documents
    return documents
  }

  /// What became of a document that was found sound.
  enum Arrival: Equatable { case added, replaced, known }

  /// Keeps a document, unless the same or a newer one is there.
  func keep(_ document: Document) throws(Failure) -> Arrival {
    let identity = document.identity
    let old = try kernel.stores.first(
      selectOne, in: .device,
      {
        $0.add(identity.environment)
        $0.add(identity.kind)
        $0.add(identity.id)
      }, { (signedDate: $0.next(Timestamp.self), payload: $0.nextBlob()) })
    if let old, !document.isNewer(than: old) { return .known }
    try kernel.stores.run(upsert, in: .device) {
      $0.add(identity.environment)
      $0.add(identity.kind)
      $0.add(identity.id)
      $0.add(document.originalTransactionId)
      $0.add(document.productId)
      $0.add(document.signedDate)
      $0.add(kernel.clock.now)
      $0.add(String(decoding: document.payload, as: UTF8.self))
    }
    known = nil
    return old == nil ? .added : .replaced
  }
}
