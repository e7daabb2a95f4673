internal import SQLite
internal import Shape

/// A row of a stored document. Its columns are not trusted until the document's signature was verified.
struct StoredDocument {
  /// The identity of the document. An empty text stands for a name that the document lacks.
  let environment: Identifier, kind: DocumentKind, id: Identifier
  let originalTransactionId: String?, productId: String?
  let signedDate: Timestamp, receivedAt: Timestamp
  let signed: SignedText
  let row: Int

  /// The columns of a document and of its header, whose table is `h`.
  static let columns =
    "environment, kind, id, originalTransactionId, productId, signedDate, receivedAt, h.text, signed, d.row"

  init(_ row: inout RowSource) {
    environment = row.next()
    kind = row.next()
    id = row.next()
    originalTransactionId = row.next()
    productId = row.next()
    signedDate = row.next()
    receivedAt = row.next()
    signed = SignedText(&row)
    self.row = row.next()
  }

  var identity: Document.Identity { Document.Identity(environment: environment, kind: kind, id: id) }
}
