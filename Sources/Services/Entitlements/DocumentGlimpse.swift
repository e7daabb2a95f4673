internal import JSON
internal import Shape

/// The members that identify a document. They are read even from a document that is refused.
struct DocumentGlimpse {
  let kind: DocumentKind
  let signedDate: Timestamp
  let id: Identifier?
  let originalTransactionId: Identifier?
  let productId: Identifier?
  let notificationType: Identifier?
  let subtype: Identifier?
  let environment: Identifier?

  init(_ object: JSONValue, _ kind: DocumentKind, signedDate: Timestamp) {
    self.kind = kind
    self.signedDate = signedDate
    originalTransactionId = object.name("originalTransactionId")
    productId = object.name("productId")
    notificationType = object.name("notificationType")
    subtype = object.name("subtype")
    environment = object.name("environment") ?? object.name("receiptType")
    id =
      switch kind {
      case .transaction: object.name("transactionId")
      case .renewal: originalTransactionId
      case .notification: object.name("notificationUUID")
      case .app: object.name("appTransactionId")
      }
  }
}

extension JSONValue {
  /// Returns the value of a member that is a valid name, or `nil` for any other value.
  fileprivate func name(_ member: StaticString) -> Identifier? {
    self.member(member).flatMap { $0.kind == .string ? Identifier(ifAny: $0.string) : nil }
  }
}
