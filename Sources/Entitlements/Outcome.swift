internal import Shape

/// What became of a document.
struct Outcome: Record {
  enum Fate: String, Choice {
    /// It was not known, and is kept.
    case added
    /// It takes the place of an older one.
    case replaced
    /// The same is there, or a newer one.
    case known
    /// It is not sound, or not for here.
    case refused

    static let spellings = Spellings<Fate>()
  }

  let position: Int, kind: DocumentKind?, outcome: Fate, id: Identifier?, originalTransactionId: Identifier?, productId: Identifier?
  let notificationType: Identifier?, subtype: Identifier?, environment: Identifier?, signedDate: Timestamp?, reason: String?,
    message: String?

  static let doc: StaticString = "What became of a signed document."

  init(_ document: Document, at position: Int, _ fate: Fate, _ rejection: Document.Rejection? = nil) {
    self.position = position
    kind = document.kind
    outcome = fate
    id = document.id
    originalTransactionId = document.originalTransactionId
    productId = document.productId
    if case .notification(let facts) = document.facts {
      notificationType = facts.notificationType
      subtype = facts.subtype.name
    } else {
      notificationType = nil
      subtype = nil
    }
    environment = document.environment
    signedDate = document.signedDate
    reason = rejection?.reason.name
    message = rejection?.message
  }

  /// One that could not be read.
  init(_ rejection: Document.Rejection, at position: Int) {
    let glimpse = rejection.glimpse
    self.position = position
    kind = glimpse?.kind
    outcome = .refused
    id = glimpse?.id
    originalTransactionId = glimpse?.names.originalTransactionId.name
    productId = glimpse?.names.productId.name
    notificationType = glimpse?.names.notificationType.name
    subtype = glimpse?.names.subtype.name
    environment = glimpse?.environment
    signedDate = glimpse?.signedDate
    reason = rejection.reason.name
    message = rejection.message
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    position = field(
      "position", \.position, "Which of the documents that were given, from 0; what a notification carries has its position.")
    kind = field("kind", \.kind, "What it is; null when it could not be read.")
    outcome = field(
      "outcome", \.outcome,
      "added: not known before; replaced: newer than the one known; known: the same again, or older; refused: not kept.")
    id = field("id", \.id, "Its transaction, purchase or notification; null for none.")
    originalTransactionId = field("originalTransactionId", \.originalTransactionId, "The purchase that it is about; null for none.")
    productId = field("productId", \.productId, "The product that it is about; null for none.")
    notificationType = field("notificationType", \.notificationType, "What a notification says has happened.")
    subtype = field("subtype", \.subtype, "The same, more closely.")
    environment = field("environment", \.environment, "Which App Store it is from; null when it does not say.")
    signedDate = field("signedDate", \.signedDate, "When it was signed.")
    reason = field("reason", \.reason, "Why it was refused, a name for machines; null when it was not.")
    message = field("message", \.message, "Why it was refused, a sentence for people.")
  }
}
