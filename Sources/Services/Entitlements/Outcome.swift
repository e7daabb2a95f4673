internal import Shape

/// The outcome of one document of `entitlements.ingest`.
struct Outcome: Record {
  enum Fate: String, Choice {
    /// The document was new, and was stored.
    case added
    /// The document was stored in place of an older one.
    case replaced
    /// The store already has the same document, or a newer one.
    case known
    /// The document was not stored: its signature is invalid, or it is about another app or environment.
    case refused

    static let spellings = Spellings<Fate>()
  }

  let position: Int, kind: DocumentKind?, outcome: Fate, id: Identifier?, originalTransactionId: Identifier?,
    productId: Identifier?
  let notificationType: Identifier?, subtype: Identifier?, environment: Identifier?, signedDate: Timestamp?,
    reason: String?,
    message: String?

  static let doc: StaticString = "The outcome of one signed document."

  /// - Parameters:
  ///   - glimpse: the members that identify the document; `nil` if its kind is not known.
  ///   - rejection: the reason for the refusal; `nil` if the document was not refused.
  init(
    _ glimpse: DocumentGlimpse?, from environment: Identifier?, at position: Int, _ fate: Fate,
    _ rejection: Document.Rejection? = nil
  ) {
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
      "position", \.position,
      "The position of the document in the request, from 0. A document inside a notification has the position of the notification."
    )
    kind = field("kind", \.kind, "The kind of the document; `null` if it is not known.")
    outcome = field(
      "outcome", \.outcome,
      "The outcome. added: the document was new, and was stored. replaced: the document was newer than the stored document, and replaced it. known: the document is the same as the stored document, or older. refused: the document was not stored."
    )
    id = field(
      "id", \.id, "The id of the document's transaction, purchase or notification; `null` if the document has none.")
    originalTransactionId = field(
      "originalTransactionId", \.originalTransactionId,
      "The id of the first transaction of the purchase that the document is about; `null` if the document is about no purchase."
    )
    productId = field(
      "productId", \.productId,
      "The id of the product that the document is about; `null` if the document is about no product.")
    notificationType = field(
      "notificationType", \.notificationType, "The event that a notification reports; `null` for other documents.")
    subtype = field("subtype", \.subtype, "The subtype of the event; `null` if there is none.")
    environment = field(
      "environment", \.environment,
      "The App Store environment of the document; `null` if the document does not name it.")
    signedDate = field(
      "signedDate", \.signedDate,
      "The time when the document was signed; `null` if the kind of the document is not known.")
    reason = field(
      "reason", \.reason,
      "The name of the reason for the refusal, such as wrongBundle; `null` if the document was not refused.")
    message = field(
      "message", \.message, "The reason for the refusal, as a sentence; `null` if the document was not refused.")
  }
}
