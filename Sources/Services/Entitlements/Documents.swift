internal import Shape

/// The documents that count, as far as they say what the account is entitled to.
struct Documents {
  private(set) var purchases = Purchases()
  /// When the one that was signed last was signed; nil when there is none.
  private(set) var newest: Timestamp?
  /// Where the newest of those is from that say it; of several signed at once, the name that comes first.
  private(set) var environment: Identifier?
  private var environmentDate: Timestamp?

  /// Takes in a document; of those with one identity there must be one. The order in which they come makes no difference.
  mutating func add(_ document: Document) {
    note(document.environment, document.signedDate)
    switch document.facts {
    case .transaction(let facts): purchases.add(facts, signed: document.signedDate)
    case .renewal(let facts): purchases.add(facts)
    case .notification, .app: break
    }
  }

  /// Takes out a document that a newer one takes the place of.
  mutating func remove(_ document: Document) {
    switch document.facts {
    case .transaction(let facts): purchases.remove(facts)
    case .renewal(let facts): purchases.remove(facts)
    case .notification, .app: break
    }
  }

  /// Notes that a document of a date was signed, whatever it says.
  mutating func note(_ name: Identifier?, _ date: Timestamp) {
    newest = newest.map { max($0, date) } ?? date
    guard let name else { return }
    if let environment, let environmentDate, environmentDate > date || environmentDate == date && environment < name { return }
    environment = name
    environmentDate = date
  }
}
