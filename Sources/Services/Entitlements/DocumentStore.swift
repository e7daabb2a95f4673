internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Stores the documents that count in the store `device`: for each identity the newest one, in its signed form. The
/// signature is verified again whenever the store is read. So a manipulated row proves nothing, and neither does a
/// document whose root is no longer trusted.
final class DocumentStore {
  private let stores: Stores
  private let judge: DocumentJudge
  /// The contents of the documents that count, or `nil` before the documents were read from the store. Signatures are
  /// verified only during this reading.
  private var known: Documents?

  private static let columns = "d.environment, d.kind, d.id, h.text, d.signed"
  private static let tables = "{store}.entitlement_documents d JOIN {store}.signed_headers h ON h.row = d.header"
  private let selectPurchases = StoreStatement(
    "SELECT \(columns) FROM \(tables) WHERE d.kind IN ('transaction', 'renewal')")
  /// Of notifications and app transactions, reads only the newest in each environment. In SQLite, the columns beside a
  /// `max()` come from the row with the maximum.
  private let selectOthers = StoreStatement(
    "SELECT \(columns), max(d.signedDate) FROM \(tables) WHERE d.kind NOT IN ('transaction', 'renewal') GROUP BY d.environment"
  )
  private let selectOne = StoreStatement(
    "SELECT \(columns) FROM \(tables) WHERE d.environment = ? AND d.kind = ? AND d.id = ?")
  private let selectHeader = StoreStatement("SELECT 1 FROM {store}.signed_headers WHERE text = ?")
  private let insertHeader = StoreStatement("INSERT INTO {store}.signed_headers (text) VALUES (?)")
  private let upsert = StoreStatement(
    """
    INSERT INTO {store}.entitlement_documents
      (environment, kind, id, originalTransactionId, productId, signedDate, receivedAt, header, signed)
      VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT row FROM {store}.signed_headers WHERE text = ?), ?)
    ON CONFLICT (environment, kind, id) DO UPDATE SET originalTransactionId = excluded.originalTransactionId,
      productId = excluded.productId, signedDate = excluded.signedDate, receivedAt = excluded.receivedAt, header = excluded.header,
      signed = excluded.signed
    """)

  init(_ stores: Stores, _ judge: DocumentJudge) {
    self.stores = stores
    self.judge = judge
    stores.whenUndone { [unowned self] in known = nil }
  }

  /// Returns the contents of the stored documents that count.
  func documents() throws(Failure) -> Documents {
    if let known {
      stores.noteReading(selectPurchases, in: .device)
      return known
    }
    var documents = Documents()
    for statement in [selectPurchases, selectOthers] {
      try stores.each(statement, in: .device) { row in
        if let document = counting(&row) { documents.add(document) }
      }
    }
    known = documents
    return documents
  }

  /// Stores a document, unless the store has the same document, or a newer one that counts.
  func keep(_ document: Document, as text: SignedText, at now: Timestamp) throws(Failure) -> Outcome.Fate {
    let identity = document.identity
    let old = try stores.first(selectOne, in: .device, bind: identity.environment, identity.kind, identity.id) {
      (isThere: true, counting: counting(&$0))
    }
    if let counting = old?.counting, !document.isNewer(than: counting) { return .known }
    try keep(header: text.header)
    try stores.run(
      upsert, in: .device, bind: identity.environment, identity.kind, identity.id,
      document.glimpse.originalTransactionId,
      document.glimpse.productId, document.signedDate, now, text.header, text.rest)
    if let counting = old?.counting { known?.remove(counting) }
    known?.add(document)
    return old == nil ? .added : .replaced
  }

  /// Returns the document of a row if it counts. A document in the row of another identity does not count: otherwise it
  /// would prevent the right document from being stored.
  private func counting(_ row: inout RowSource) -> Document? {
    let identity = Document.Identity(environment: row.next(), kind: row.next(), id: row.next())
    return judge.counting(SignedText(&row)).flatMap { $0.identity == identity ? $0 : nil }
  }

  private func keep(header: String) throws(Failure) {
    let found: Void? = try stores.first(selectHeader, in: .device, bind: header) { _ in }
    if found != nil { return }
    try stores.run(insertHeader, in: .device, bind: header)
    // In a damaged store, documents may have lost their header. They may have it again now, so all documents are read
    // again.
    known = nil
  }
}
