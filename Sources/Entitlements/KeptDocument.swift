internal import RPC
internal import SQLite
internal import Shape

/// A document that is kept, for who wants to see it.
struct KeptDocument: Record {
  let kind: DocumentKind, id: String?, originalTransactionId: String?, productId: String?, environment: String?
  let signedDate: Timestamp, receivedAt: Timestamp, payload: RawJSON

  static let doc: StaticString = "A signed document that was verified, and is kept."

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    kind = field("kind", \.kind, "What it is.")
    id = field("id", \.id, "Its transaction, purchase or notification; null for none.")
    originalTransactionId = field("originalTransactionId", \.originalTransactionId, "The purchase that it is about; null for none.")
    productId = field("productId", \.productId, "The product that it is about; null for none.")
    environment = field("environment", \.environment, "Which App Store signed it; null when it does not say.")
    signedDate = field("signedDate", \.signedDate, "When it was signed.")
    receivedAt = field("receivedAt", \.receivedAt, "When it came.")
    payload = field("payload", \.payload, "What was signed, with all its members.")
  }

  init(_ row: inout RowSource) {
    func named(_ text: String) -> String? { text.isEmpty ? nil : text }
    environment = named(row.next())
    kind = row.next()
    id = named(row.next())
    originalTransactionId = row.next()
    productId = row.next()
    signedDate = row.next()
    receivedAt = row.next()
    payload = RawJSON(compacting: row.nextBlob())
  }
}
