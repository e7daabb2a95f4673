internal import Shape

/// The outcome of an ingested document.
struct Outcome: Record {
  enum Fate: String, Choice {
    /// The document is new, and was stored.
    case added
    /// The document replaces an older one.
    case replaced
    /// The same document, or a newer one, is stored already.
    case known
    /// The document is invalid, or does not count here.
    case refused

    static let spellings = Spellings<Fate>()
  }

  let position: Int, kind: DocumentKind?, outcome: Fate, id: Identifier?, originalTransactionId: Identifier?,
    productId: Identifier?
  let notificationType: Identifier?, subtype: Identifier?, environment: Identifier?, signedDate: Timestamp?,
    reason: String?,
    message: String?

  static let doc: StaticString = "The outcome of a signed document."

  /// - Parameters:
  ///   - glimpse: the members that identify the document; `nil` if its kind is not known.
  ///   - rejection: the reason of its refusal; `nil` if it was not refused.
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
    kind = field("kind", \.kind, "The kind of the document; `null` if it could not be read.")
    outcome = field(
      "outcome", \.outcome,
      "The outcome. added: the document was new, and was stored. replaced: the document was newer than the stored document, and replaced it. known: the document is the same as the stored document, or older. refused: the document was not stored."
    )
    id = field("id", \.id, "The id of the document's transaction, purchase or notification; `null` if it has none.")
    originalTransactionId = field(
      "originalTransactionId", \.originalTransactionId,
      "The purchase that the document is about; `null` if the document is about no purchase.")
    productId = field(
      "productId", \.productId, "The product that the document is about; `null` if the document is about no product.")
    notificationType = field("notificationType", \.notificationType, "The event that a notification reports.")
    subtype = field("subtype", \.subtype, "The subtype of that event.")
    environment = field(
      "environment", \.environment,
      "The App Store environment of the document; `null` if the document does not name it.")
    signedDate = field("signedDate", \.signedDate, "The time when the document was signed.")
    reason = field(
      "reason", \.reason, "The reason of the refusal, as a name for programs; `null` if the document was not refused.")
    message = field(
      "message", \.message, "The reason for the refusal, as a sentence; `null` if the document was not refused.")
  }
}
