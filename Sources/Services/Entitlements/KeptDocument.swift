internal import RPC
internal import Shape

/// A stored document, in the form for results.
struct KeptDocument: Record {
  let kind: DocumentKind, id: String?, originalTransactionId: String?, productId: String?, environment: String?
  let notificationType: Identifier?, subtype: Identifier?, signedDate: Timestamp, receivedAt: Timestamp, counts: Bool,
    state: EntitlementState?, payload: RawJSON?

  static let doc: StaticString = "A stored document that the App Store has signed."

  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, "The kind of the document.")
    id = field(
      "id", \.id, "The id of the document's transaction, purchase or notification; `null` if the document has none.")
    originalTransactionId = field(
      "originalTransactionId", \.originalTransactionId,
      "The id of the first transaction of the purchase that the document is about; `null` if the document is about no purchase."
    )
    productId = field(
      "productId", \.productId,
      "The id of the product that the document is about; `null` if the document is about no product.")
    environment = field(
      "environment", \.environment,
      "The App Store environment that signed the document; `null` if the document does not name it.")
    notificationType = field(
      "notificationType", \.notificationType,
      "The event that a notification reports. It is `null` for other documents, and if the signature is no longer trusted."
    )
    subtype = field("subtype", \.subtype, "The subtype of the event; `null` if there is none.")
    signedDate = field("signedDate", \.signedDate, "The time when the document was signed.")
    receivedAt = field("receivedAt", \.receivedAt, "The time when the core received the document.")
    counts = field(
      "counts", \.counts,
      "`true` if the document counts: the App Store has signed it, it is about this app, and its environment is accepted. The core's roots, app and environments may have changed since it received the document."
    )
    state = field(
      "state", \.state,
      "The state of a transaction. It is `null` for other documents, and for transactions that do not count.")
    payload = field(
      "payload", \.payload,
      "The signed content of the document, with all members. `null` if the request does not have `payloads: true`, or if the signature is no longer trusted."
    )
  }

  /// - Parameter state: the state of the transaction; `nil` if the document is no transaction that counts.
  init(_ stored: StoredDocument, _ state: EntitlementState?, _ judge: DocumentJudge, withPayload: Bool) {
    func named(_ name: Identifier) -> String? { name.text.isEmpty ? nil : name.text }
    environment = named(stored.environment)
    kind = stored.kind
    id = named(stored.id)
    originalTransactionId = stored.originalTransactionId
    productId = stored.productId
    signedDate = stored.signedDate
    receivedAt = stored.receivedAt
    let document = try? judge.read(stored.signed.text)
    // A document in the row of another identity does not count.
    notificationType = document?.glimpse.notificationType
    subtype = document?.glimpse.subtype
    counts = document.map { $0.identity == stored.identity && (try? judge.require($0)) != nil } ?? false
    self.state = state
    payload = withPayload ? document.map { RawJSON(compacting: $0.payload) } : nil
  }
}
