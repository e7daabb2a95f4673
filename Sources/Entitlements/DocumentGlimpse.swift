internal import Shape

/// What a document says of itself that is not as it should be: enough to find it again.
struct DocumentGlimpse {
  let kind: DocumentKind
  let signedDate: Timestamp
  let names: Names

  var id: Identifier? {
    switch kind {
    case .transaction: names.transactionId.name
    case .renewal: names.originalTransactionId.name
    case .notification: names.notificationUUID.name
    case .app: names.appTransactionId.name
    }
  }

  var environment: Identifier? { names.environment.name ?? names.receiptType.name }

  /// The names that stand in it, where they are texts.
  struct Names: Record {
    let transactionId: NameIfAny, originalTransactionId: NameIfAny, productId: NameIfAny, appTransactionId: NameIfAny
    let notificationUUID: NameIfAny, notificationType: NameIfAny, subtype: NameIfAny, environment: NameIfAny, receiptType: NameIfAny

    static let recordName = "DocumentNames"
    static let doc: StaticString = "The names in a document."

    init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
      transactionId = field("transactionId", \.transactionId, "The transaction.")
      originalTransactionId = field("originalTransactionId", \.originalTransactionId, "The purchase that it is about.")
      productId = field("productId", \.productId, "The product that it is about.")
      appTransactionId = field("appTransactionId", \.appTransactionId, "The account's getting of the app.")
      notificationUUID = field("notificationUUID", \.notificationUUID, "The notification.")
      notificationType = field("notificationType", \.notificationType, "What has happened.")
      subtype = field("subtype", \.subtype, "The same, more closely.")
      environment = field("environment", \.environment, "Which App Store it is from.")
      receiptType = field("receiptType", \.receiptType, "Which App Store the app is from.")
    }
  }
}
