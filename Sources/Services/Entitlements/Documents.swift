internal import Shape

/// The contents of all documents that count, from which the account's entitlements are computed.
struct Documents {
  private(set) var purchases = Purchases()
  /// The date of the newest document, or `nil` if there are no documents.
  private(set) var newest: Timestamp?
  /// The environment of the newest document that names its environment. If several documents have the same date, the
  /// first name in alphabetical order is used.
  private(set) var environment: Identifier?
  private var environmentDate: Timestamp?

  /// Adds a document. At most one document of each identity may be added. The order of the documents makes no
  /// difference.
  mutating func add(_ document: Document) {
    note(document.environment, document.signedDate)
    switch document.facts {
    case .transaction(let facts): purchases.add(facts, signed: document.signedDate)
    case .renewal(let facts): purchases.add(facts)
    case .notification, .app: break
    }
  }

  /// Removes a document, before the newer document that replaces it is added.
  mutating func remove(_ document: Document) {
    switch document.facts {
    case .transaction(let facts): purchases.remove(facts)
    case .renewal(let facts): purchases.remove(facts)
    case .notification, .app: break
    }
  }

  /// Updates the newest date and the environment with those of a document of any kind.
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
