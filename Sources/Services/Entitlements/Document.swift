internal import JSON
internal import JWS
internal import Shape

/// Something that the App Store has signed, and that was found sound.
struct Document {
  let facts: Facts
  /// What it says of itself.
  let glimpse: DocumentGlimpse
  /// A JSON object, as it was signed.
  let payload: [UInt8]

  enum Facts {
    case transaction(TransactionFacts)
    case renewal(RenewalFacts)
    case notification(NotificationFacts)
    case app(AppFacts)
  }

  /// What tells documents apart: of those that are alike in it, one counts.
  struct Identity: Equatable {
    let environment: Identifier
    let kind: DocumentKind
    let id: Identifier
  }

  var identity: Identity {
    Identity(environment: environment ?? Document.nothing, kind: glimpse.kind, id: glimpse.id ?? Document.nothing)
  }
  /// What stands in the place of a name that a document lacks.
  private static let nothing = Identifier("")

  var signedDate: Timestamp { glimpse.signedDate }

  /// Which App Store it is from; nil for a notification that does not say so.
  var environment: Identifier? {
    switch facts {
    case .transaction(let facts): facts.environment
    case .renewal(let facts): facts.environment
    case .notification(let facts): facts.bodies.lazy.compactMap(\.origin).first
    case .app(let facts): facts.receiptType
    }
  }

  /// Whether this one counts, and not the other of the same identity: the one that was signed later; of two signed at once, either, but
  /// always the same.
  func isNewer(than other: Document) -> Bool {
    signedDate == other.signedDate ? other.payload.lexicographicallyPrecedes(payload) : signedDate > other.signedDate
  }
}
