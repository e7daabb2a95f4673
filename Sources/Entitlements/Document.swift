internal import JSON
internal import JWS
internal import Shape

/// Something that the App Store has signed, and that was found sound.
struct Document {
  let kind: DocumentKind
  let facts: Facts
  let signedDate: Timestamp
  /// A JSON object, as it was signed.
  let payload: [UInt8]

  enum Facts {
    case transaction(TransactionFacts)
    case renewal(RenewalFacts)
    case notification(NotificationFacts)
    case app(AppFacts)
  }

  /// What tells documents apart: of those that are alike in it, one counts.
  struct Identity: Hashable {
    let environment: Identifier
    let kind: DocumentKind
    let id: Identifier
  }

  var identity: Identity { Identity(environment: environment ?? Document.nothing, kind: kind, id: id ?? Document.nothing) }
  /// What stands in the place of a name that a document lacks.
  private static let nothing = Identifier("")

  var id: Identifier? {
    switch facts {
    case .transaction(let facts): facts.transactionId
    case .renewal(let facts): facts.originalTransactionId
    case .notification(let facts): facts.notificationUUID
    case .app(let facts): facts.appTransactionId
    }
  }

  var environment: Identifier? {
    switch facts {
    case .transaction(let facts): facts.environment
    case .renewal(let facts): facts.environment
    case .notification(let facts): facts.bodies.lazy.compactMap(\.environment).first
    case .app(let facts): facts.receiptType
    }
  }

  var originalTransactionId: Identifier? {
    switch facts {
    case .transaction(let facts): facts.originalTransactionId
    case .renewal(let facts): facts.originalTransactionId
    case .notification, .app: nil
    }
  }

  var productId: Identifier? {
    switch facts {
    case .transaction(let facts): facts.productId
    case .renewal(let facts): facts.productId.map { Identifier($0) }
    case .notification, .app: nil
    }
  }

  /// Whether this one counts, and not the other of the same identity: the one that was signed later; of two signed at once, either, but always
  /// the same.
  func isNewer(than other: (signedDate: Timestamp, payload: [UInt8])) -> Bool {
    signedDate == other.signedDate ? other.payload.lexicographicallyPrecedes(payload) : signedDate > other.signedDate
  }
}
