internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The documents that are kept, the newest first.
struct DocumentHistory {
  private let stores: Stores
  private let judge: DocumentJudge
  private static let query = """
    SELECT environment, kind, id, originalTransactionId, productId, signedDate, receivedAt, h.text, signed, d.row
    FROM {store}.entitlement_documents d JOIN {store}.signed_headers h ON h.row = d.header
    """
  private static let order = "signedDate DESC, environment, kind, id"
  private let first = StoreStatement("\(query) ORDER BY \(order) LIMIT ?")
  /// `?1` and `?2` are the position that the page follows, its date and its row; `?3` is the limit. They are bound in this order.
  private let following = StoreStatement(
    """
    \(query) WHERE signedDate <= ?1 AND (signedDate < ?1
      OR (environment, kind, id) > (SELECT environment, kind, id FROM {store}.entitlement_documents WHERE row = ?2))
    ORDER BY \(order) LIMIT ?3
    """)

  private static let cursor = "documents"

  init(_ stores: Stores, _ judge: DocumentJudge) {
    self.stores = stores
    self.judge = judge
  }

  /// Returns the documents after a cursor; the newest where there is none.
  func page(limit: Int, after cursor: String?) throws(Failure) -> Page<KeptDocument> {
    let position = try DocumentHistory.position(cursor)
    let found = try stores.all(
      position == nil ? first : following, in: .device,
      {
        if let position {
          $0.add(position.date)
          $0.add(position.row)
        }
        $0.add(limit + 1)
      }, { (document: KeptDocument(&$0, judge), row: $0.next(Int.self)) })
    let page = found.prefix(limit)
    let next = found.count > limit ? page.last.map { DocumentHistory.cursor($0.document.signedDate, row: $0.row) } : nil
    return Page(items: page.map(\.document), next: next)
  }

  /// A page ends at a document with its date: it may have been replaced by a newer one since, and keeps its row.
  private static func cursor(_ date: Timestamp, row: Int) -> String {
    Cursor.encode(cursor, "\(String(date.milliseconds, radix: 36))-\(String(row, radix: 36))")
  }

  private static func position(_ cursor: String?) throws(Failure) -> (date: Int, row: Int)? {
    guard let text = try Cursor.decode(DocumentHistory.cursor, cursor) else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let date = Int(parts[0], radix: 36), let row = Int(parts[1], radix: 36), date >= 0, row > 0 else {
      throw Cursor.unknown
    }
    return (date, row)
  }
}
