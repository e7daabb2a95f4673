internal import JSON
internal import JWS
internal import Shape

/// A document that the App Store has signed, and whose signature was verified.
struct Document {
  let facts: Facts
  /// The members that identify the document.
  let glimpse: DocumentGlimpse
  /// The signed payload: a JSON object.
  let payload: [UInt8]

  enum Facts {
    case transaction(TransactionFacts)
    case renewal(RenewalFacts)
    case notification(NotificationFacts)
    case app(AppFacts)
  }

  /// The identity of a document: of several documents with the same identity, one counts.
  struct Identity: Equatable {
    let environment: Identifier
    let kind: DocumentKind
    let id: Identifier
  }

  var identity: Identity {
    Identity(environment: environment ?? Document.nothing, kind: glimpse.kind, id: glimpse.id ?? Document.nothing)
  }
  /// The value of a name that is missing in a document.
  private static let nothing = Identifier("")

  var signedDate: Timestamp { glimpse.signedDate }

  /// The App Store of the document; `nil` for a notification that does not name it.
  var environment: Identifier? {
    switch facts {
    case .transaction(let facts): facts.environment
    case .renewal(let facts): facts.environment
    case .notification(let facts): facts.bodies.lazy.compactMap(\.origin).first
    case .app(let facts): facts.receiptType
    }
  }

  /// Returns a Boolean value that indicates whether this document counts instead of another one with the same identity.
  /// The document that was signed later counts. Of two documents that were signed at the same instant, their bytes
  /// decide, so that always the same document counts.
  func isNewer(than other: Document) -> Bool {
    signedDate == other.signedDate ? other.payload.lexicographicallyPrecedes(payload) : signedDate > other.signedDate
  }
}
