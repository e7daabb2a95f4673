internal import Kernel
internal import RPC
internal import SQLite
internal import Shape

/// Keeps the documents that count: of each identity the newest, in the device's store.
final class DocumentStore {
  private let kernel: Kernel
  /// Whether a document counts. Others may be kept, of when the core was told otherwise.
  private let counts: (Document) -> Bool
  /// What those that count say, as long as none of them is replaced; parsed once.
  private var known: Documents?

  private let selectPurchases = StoreStatement(
    "SELECT payload, signedDate FROM {store}.entitlement_documents WHERE kind IN ('transaction', 'renewal')")
  /// Of all others it matters when the newest was signed.
  private let selectOthers = StoreStatement(
    """
    SELECT environment, max(signedDate) FROM {store}.entitlement_documents WHERE kind NOT IN ('transaction', 'renewal') GROUP BY environment
    """)
  private let selectOne = StoreStatement(
    "SELECT signedDate, payload FROM {store}.entitlement_documents WHERE environment = ? AND kind = ? AND id = ?")
  private let upsert = StoreStatement(
    """
    INSERT INTO {store}.entitlement_documents
      (environment, kind, id, originalTransactionId, productId, signedDate, receivedAt, payload) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (environment, kind, id) DO UPDATE SET originalTransactionId = excluded.originalTransactionId,
      productId = excluded.productId, signedDate = excluded.signedDate, receivedAt = excluded.receivedAt, payload = excluded.payload
    """)
  private let environments: [String]

  /// - Parameters:
  ///   - environments: the App Stores whose documents count.
  ///   - counts: whether a document does.
  init(_ kernel: Kernel, environments: [String], counts: @escaping (Document) -> Bool) {
    self.kernel = kernel
    self.environments = environments
    self.counts = counts
    kernel.stores.whenUndone { [unowned self] in known = nil }
  }

  /// What the documents say that count. One that can't be read any more, as only a damaged file has it, says nothing.
  func documents() throws(Failure) -> Documents {
    if let known {
      kernel.stores.noteReading(selectPurchases, in: .device)
      return known
    }
    var documents = Documents()
    try kernel.stores.each(selectPurchases, in: .device, { _ in }) { row in
      if let document = Document(payload: row.nextBlob(), signedDate: row.next()), counts(document) { documents.add(document) }
    }
    try kernel.stores.each(selectOthers, in: .device, { _ in }) { row in
      let environment: String = row.next()
      let date: Timestamp = row.next()
      // The empty text stands for none, and whoever says none may be of any.
      if environment.isEmpty || environments.contains(environment) { documents.note(Identifier(ifAny: environment), date) }
    }
    known = documents
    return documents
  }

  /// Keeps a document, unless the same or a newer one is there.
  func keep(_ document: Document) throws(Failure) -> Outcome.Fate {
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
      $0.add(document.glimpse.originalTransactionId)
      $0.add(document.glimpse.productId)
      $0.add(document.signedDate)
      $0.add(kernel.clock.now)
      $0.add(String(decoding: document.payload, as: UTF8.self))
    }
    if old == nil { known?.add(document) } else { known = nil }
    return old == nil ? .added : .replaced
  }
}
