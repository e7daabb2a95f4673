internal import Shape

/// The facts of the documents that count, for the account's entitlements.
struct Documents {
  private(set) var purchases = Purchases()
  /// The date of the newest document; `nil` without documents.
  private(set) var newest: Timestamp?
  /// The environment of the newest document that names one. Of several documents with the same date, the first name
  /// counts.
  private(set) var environment: Identifier?
  private var environmentDate: Timestamp?

  /// Adds a document. At most one document of each identity may be added. The order of the calls makes no difference.
  mutating func add(_ document: Document) {
    note(document.environment, document.signedDate)
    switch document.facts {
    case .transaction(let facts): purchases.add(facts, signed: document.signedDate)
    case .renewal(let facts): purchases.add(facts)
    case .notification, .app: break
    }
  }

  /// Removes a document that a newer one replaces.
  mutating func remove(_ document: Document) {
    switch document.facts {
    case .transaction(let facts): purchases.remove(facts)
    case .renewal(let facts): purchases.remove(facts)
    case .notification, .app: break
    }
  }

  /// Records the date and the environment of a document of any kind.
  mutating func note(_ name: Identifier?, _ date: Timestamp) {
    newest = newest.map { max($0, date) } ?? date
    guard let name else { return }
    if let environment, let environmentDate, environmentDate > date || environmentDate == date && environment < name {
      return
    }
    environment = name
    environmentDate = date
  }
}
