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

  /// - Parameters:
  ///   - glimpse: what the document says of itself; nil where it is not known what it is.
  ///   - rejection: why it was refused; nil where it was not.
  init(_ glimpse: DocumentGlimpse?, from environment: Identifier?, at position: Int, _ fate: Fate, _ rejection: Document.Rejection? = nil) {
    self.position = position
    kind = glimpse?.kind
    outcome = fate
    id = glimpse?.id
    originalTransactionId = glimpse?.originalTransactionId
    productId = glimpse?.productId
    notificationType = glimpse?.notificationType
    subtype = glimpse?.subtype
    self.environment = environment
    signedDate = glimpse?.signedDate
    reason = rejection?.reason.name
    message = rejection?.message
  }

  init<F: Fields<Self>>(_ field: inout F) {
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
