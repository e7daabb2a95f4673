internal import RPC
internal import SQLite
internal import Shape

/// A document that is kept, for who wants to see it.
struct KeptDocument: Record {
  let kind: DocumentKind, id: String?, originalTransactionId: String?, productId: String?, environment: String?
  let signedDate: Timestamp, receivedAt: Timestamp, counts: Bool, payload: RawJSON?

  static let doc: StaticString = "A signed document that is kept."

  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, "What it is.")
    id = field("id", \.id, "Its transaction, purchase or notification; null for none.")
    originalTransactionId = field("originalTransactionId", \.originalTransactionId, "The purchase that it is about; null for none.")
    productId = field("productId", \.productId, "The product that it is about; null for none.")
    environment = field("environment", \.environment, "Which App Store signed it; null when it does not say.")
    signedDate = field("signedDate", \.signedDate, "When it was signed.")
    receivedAt = field("receivedAt", \.receivedAt, "When it came.")
    counts = field(
      "counts", \.counts,
      "Whether it counts: it does not when the core is told of other roots, another app or other environments than when it came.")
    payload = field("payload", \.payload, "What was signed, with all its members; null when its signature is trusted no longer.")
  }

  init(_ row: inout RowSource, _ judge: DocumentJudge) {
    func named(_ text: String) -> String? { text.isEmpty ? nil : text }
    environment = named(row.next())
    kind = row.next()
    id = named(row.next())
    originalTransactionId = row.next()
    productId = row.next()
    signedDate = row.next()
    receivedAt = row.next()
    let document = try? judge.read(SignedText(&row).text)
    counts = document.map { (try? judge.require($0)) != nil } ?? false
    payload = document.map { RawJSON(compacting: $0.payload) }
  }
}
