internal import Kernel
internal import RPC
internal import SQLite
internal import Shape

/// Keeps the documents that count: of each identity the newest, in the device's store, as it was signed. What is read is verified again: what
/// somebody has changed there, or what rests on roots that are trusted no longer, proves nothing.
final class DocumentStore {
  private let kernel: Kernel
  private let judge: DocumentJudge
  /// What those that count say, as long as none of them is replaced; verified once.
  private var known: Documents?

  private static let tables = "{store}.entitlement_documents d JOIN {store}.signed_headers h ON h.row = d.header"
  private let selectPurchases = StoreStatement(
    "SELECT h.text, d.signed FROM \(tables) WHERE d.kind IN ('transaction', 'renewal')")
  /// Of all others it matters when the newest was signed: the columns beside a maximum are those of its row.
  private let selectOthers = StoreStatement(
    "SELECT h.text, d.signed, max(d.signedDate) FROM \(tables) WHERE d.kind NOT IN ('transaction', 'renewal') GROUP BY d.environment")
  private let selectOne = StoreStatement("SELECT h.text, d.signed FROM \(tables) WHERE d.environment = ? AND d.kind = ? AND d.id = ?")
  private let insertHeader = StoreStatement("INSERT INTO {store}.signed_headers (text) VALUES (?) ON CONFLICT DO NOTHING")
  private let upsert = StoreStatement(
    """
    INSERT INTO {store}.entitlement_documents
      (environment, kind, id, originalTransactionId, productId, signedDate, receivedAt, header, signed)
      VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT row FROM {store}.signed_headers WHERE text = ?), ?)
    ON CONFLICT (environment, kind, id) DO UPDATE SET originalTransactionId = excluded.originalTransactionId,
      productId = excluded.productId, signedDate = excluded.signedDate, receivedAt = excluded.receivedAt, header = excluded.header,
      signed = excluded.signed
    """)

  init(_ kernel: Kernel, _ judge: DocumentJudge) {
    self.kernel = kernel
    self.judge = judge
    kernel.stores.whenUndone { [unowned self] in known = nil }
  }

  /// What the documents say that count.
  func documents() throws(Failure) -> Documents {
    if let known {
      kernel.stores.noteReading(selectPurchases, in: .device)
      return known
    }
    var documents = Documents()
    for statement in [selectPurchases, selectOthers] {
      try kernel.stores.each(statement, in: .device, { _ in }) { row in
        if let document = judge.counting(SignedText(&row)) { documents.add(document) }
      }
    }
    known = documents
    return documents
  }

  /// Keeps a document, unless the same or a newer one is there that counts.
  func keep(_ document: Document, as text: SignedText) throws(Failure) -> Outcome.Fate {
    let identity = document.identity
    let old = try kernel.stores.first(
      selectOne, in: .device,
      {
        $0.add(identity.environment)
        $0.add(identity.kind)
        $0.add(identity.id)
      }, { SignedText(&$0) })
    if let counting = old.flatMap(judge.counting), !document.isNewer(than: counting) { return .known }
    try kernel.stores.run(insertHeader, in: .device) { $0.add(text.header) }
    try kernel.stores.run(upsert, in: .device) {
      $0.add(identity.environment)
      $0.add(identity.kind)
      $0.add(identity.id)
      $0.add(document.glimpse.originalTransactionId)
      $0.add(document.glimpse.productId)
      $0.add(document.signedDate)
      $0.add(kernel.clock.now)
      $0.add(text.header)
      $0.add(text.rest)
    }
    if old == nil { known?.add(document) } else { known = nil }
    return old == nil ? .added : .replaced
  }
}
