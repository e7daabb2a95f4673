internal import RPC
internal import Shape

/// A document that is kept, for who wants to see it.
struct KeptDocument: Record {
  let kind: DocumentKind, id: String?, originalTransactionId: String?, productId: String?, environment: String?
  let notificationType: Identifier?, subtype: Identifier?, signedDate: Timestamp, receivedAt: Timestamp, counts: Bool,
    state: EntitlementState?, payload: RawJSON?

  static let doc: StaticString = "A signed document that is kept."

  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, "What it is.")
    id = field("id", \.id, "Its transaction, purchase or notification; null for none.")
    originalTransactionId = field("originalTransactionId", \.originalTransactionId, "The purchase that it is about; null for none.")
    productId = field("productId", \.productId, "The product that it is about; null for none.")
    environment = field("environment", \.environment, "Which App Store signed it; null when it does not say.")
    notificationType = field(
      "notificationType", \.notificationType, "What a notification says has happened; null for others, and when it is trusted no longer.")
    subtype = field("subtype", \.subtype, "The same, more closely.")
    signedDate = field("signedDate", \.signedDate, "When it was signed.")
    receivedAt = field("receivedAt", \.receivedAt, "When it came.")
    counts = field(
      "counts", \.counts,
      "Whether it counts: it does not when the core is told of other roots, another app or other environments than when it came.")
    state = field("state", \.state, "What has become of a transaction; null for what is none, or does not count.")
    payload = field(
      "payload", \.payload,
      "What was signed, with all its members; null unless it is asked for, and when its signature is trusted no longer.")
  }

  /// - Parameter state: of a transaction that counts.
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
    // What somebody has put under another name counts for nothing.
    notificationType = document?.glimpse.notificationType
    subtype = document?.glimpse.subtype
    counts = document.map { $0.identity == stored.identity && (try? judge.require($0)) != nil } ?? false
    self.state = state
    payload = withPayload ? document.map { RawJSON(compacting: $0.payload) } : nil
  }
}
