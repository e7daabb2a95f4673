internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Lists the stored documents, the last signed first.
struct DocumentHistory {
  /// The filter of a list of documents. For a member that is `nil`, any value fits.
  struct Filter {
    let kind: DocumentKind?
    let productId: Identifier?
    let originalTransactionId: Identifier?
    let state: EntitlementState?
  }

  /// The states of all transactions that count. A document counts if `DocumentJudge` accepts it.
  struct States {
    private struct Key: Hashable {
      let environment: String
      let transactionId: String
    }

    private let states: [Key: EntitlementState]

    init(_ documents: Documents, in catalogue: Catalogue, at now: Timestamp) {
      let periods = documents.purchases.lines.flatMap { $0.periods(at: now, in: catalogue) }
      let all = periods.map { period in
        let facts = period.transaction.facts
        return (Key(environment: facts.environment.text, transactionId: facts.transactionId.text), period.state)
      }
      states = Dictionary(all, uniquingKeysWith: { first, _ in first })
    }

    func state(of document: StoredDocument) -> EntitlementState? {
      document.kind == .transaction ? state(of: document.id, from: document.environment) : nil
    }

    /// Returns the state of an ingested transaction, or `nil` if the transaction was refused.
    func state(of outcome: Outcome) -> EntitlementState? {
      guard let id = outcome.id, let environment = outcome.environment else { return nil }
      return state(of: id, from: environment)
    }

    private func state(of id: Identifier, from environment: Identifier) -> EntitlementState? {
      states[Key(environment: environment.text, transactionId: id.text)]
    }
  }

  private let stores: Stores
  private let judge: DocumentJudge
  private static let query = """
    SELECT \(StoredDocument.columns)
    FROM {store}.entitlement_documents d JOIN {store}.signed_headers h ON h.row = d.header
    """
  private static let order = "signedDate DESC, environment, kind, id"
  /// The condition of the filter, whose parameters are bound in order. `?1` to `?3` are the filter, and `?4` is the
  /// limit. `?5` and `?6` are the date and the row of the last document on the previous page.
  private static let filter =
    "(?1 IS NULL OR kind = ?1) AND (?2 IS NULL OR productId = ?2) AND (?3 IS NULL OR originalTransactionId = ?3)"
  private let first = StoreStatement("\(query) WHERE \(filter) ORDER BY \(order) LIMIT ?4")
  private let following = StoreStatement(
    """
    \(query) WHERE \(filter) AND signedDate <= ?5 AND (signedDate < ?5
      OR (environment, kind, id) > (SELECT environment, kind, id FROM {store}.entitlement_documents WHERE row = ?6))
    ORDER BY \(order) LIMIT ?4
    """)

  private static let cursor = "documents"

  init(_ stores: Stores, _ judge: DocumentJudge) {
    self.stores = stores
    self.judge = judge
  }

  private typealias Position = (date: Int, row: Int)

  /// Returns the page after a cursor, or the first page without a cursor.
  /// - Parameter withPayloads: a Boolean value that indicates whether the documents include their signed payloads.
  func page(_ filter: Filter, limit: Int, after cursor: String?, states: States, withPayloads: Bool) throws(Failure)
    -> Page<KeptDocument>
  {
    var position = try DocumentHistory.position(cursor)
    var found: [(document: StoredDocument, state: EntitlementState?)] = []
    // The filter by state is applied after the query. So documents are read until the page is full.
    while found.count <= limit {
      let more = try documents(filter, limit: limit + 1, after: position)
      found += more.lazy.map { (document: $0, state: states.state(of: $0)) }.filter {
        filter.state == nil || $0.state == filter.state
      }
      if filter.state == nil || more.count <= limit { break }
      position = more.last.map(DocumentHistory.position)
    }
    let page = page(of: found.prefix(limit), withPayloads: withPayloads)
    let last = found.count > page.count ? found[page.count - 1].document : nil
    return Page(items: page, next: last.map { DocumentHistory.cursor(DocumentHistory.position(of: $0)) })
  }

  /// Returns as many of the documents as fit into a reply, but at least one.
  private func page(
    of found: ArraySlice<(document: StoredDocument, state: EntitlementState?)>, withPayloads: Bool
  ) -> [KeptDocument] {
    var page: [KeptDocument] = []
    var room = PageRoom()
    for one in found {
      let document = KeptDocument(one.document, one.state, judge, withPayload: withPayloads)
      if withPayloads, !room.takes(document) { break }
      page.append(document)
    }
    return page
  }

  private func documents(_ filter: Filter, limit: Int, after position: Position?) throws(Failure) -> [StoredDocument] {
    try stores.all(
      position == nil ? first : following, in: .device,
      {
        $0.add(filter.kind)
        $0.add(filter.productId)
        $0.add(filter.originalTransactionId)
        $0.add(limit)
        if let position {
          $0.add(position.date)
          $0.add(position.row)
        }
      }, { StoredDocument(&$0) })
  }

  private static func position(of document: StoredDocument) -> Position {
    (document.signedDate.milliseconds, document.row)
  }

  /// Returns the cursor of a page that ends at a document. The cursor has the document's date, because a newer document
  /// may later replace the document in the same row.
  private static func cursor(_ position: Position) -> String {
    Cursor.encode(cursor, "\(String(position.date, radix: 36))-\(String(position.row, radix: 36))")
  }

  private static func position(_ cursor: String?) throws(Failure) -> Position? {
    guard let text = try Cursor.decode(DocumentHistory.cursor, cursor) else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let date = Int(parts[0], radix: 36), let row = Int(parts[1], radix: 36), date >= 0, row > 0
    else {
      throw Cursor.unknown
    }
    return (date, row)
  }
}
