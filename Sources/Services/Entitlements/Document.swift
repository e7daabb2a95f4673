internal import JSON
internal import JWS
internal import Shape

/// A document that the App Store has signed, and whose signature was verified.
struct Document {
  let facts: Facts
  /// The members that identify the document, such as its id.
  let glimpse: DocumentGlimpse
  /// The signed payload, which is a JSON object.
  let payload: [UInt8]

  enum Facts {
    case transaction(TransactionFacts)
    case renewal(RenewalFacts)
    case notification(NotificationFacts)
    case app(AppFacts)
  }

  /// The identity of a document. Of several documents with the same identity, only one is used.
  struct Identity: Equatable {
    let environment: Identifier
    let kind: DocumentKind
    let id: Identifier
  }

  var identity: Identity {
    Identity(environment: environment ?? Document.nothing, kind: glimpse.kind, id: glimpse.id ?? Document.nothing)
  }
  /// The empty name, which stands for a name that a document lacks.
  private static let nothing = Identifier("")

  var signedDate: Timestamp { glimpse.signedDate }

  /// The App Store environment of the document, or `nil` for a notification that does not name it.
  var environment: Identifier? {
    switch facts {
    case .transaction(let facts): facts.environment
    case .renewal(let facts): facts.environment
    case .notification(let facts): facts.bodies.lazy.compactMap(\.origin).first
    case .app(let facts): facts.receiptType
    }
  }

  /// Returns a Boolean value that indicates whether this document replaces another one with the same identity. The
  /// document that was signed later is used. If both were signed at the same time, their bytes decide, so that the
  /// choice never depends on the order of arrival.
  func isNewer(than other: Document) -> Bool {
    signedDate == other.signedDate ? other.payload.lexicographicallyPrecedes(payload) : signedDate > other.signedDate
  }
}
