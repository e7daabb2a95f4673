// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// A stored document that the App Store has signed.
public struct KeptDocument: Record {
  /// The kind of the document.
  public var kind: OutcomeKind
  /// The id of the document's transaction, purchase or notification; `null` if the document has none.
  public var id: String?
  /// The id of the first transaction of the purchase that the document is about; `null` if the document is about no
  /// purchase.
  public var originalTransactionId: String?
  /// The id of the product that the document is about; `null` if the document is about no product.
  public var productId: String?
  /// The App Store environment that signed the document; `null` if the document does not name it.
  public var environment: String?
  /// The event that a notification reports. It is `null` for other documents, and if the signature is no longer
  /// trusted.
  public var notificationType: String?
  /// The subtype of the event; `null` if there is none.
  public var subtype: String?
  /// The time when the document was signed.
  public var signedDate: Date
  /// The time when the core received the document.
  public var receivedAt: Date
  /// `true` if the document counts: the App Store has signed it, it is about this app, and its environment is accepted.
  /// The core's roots, app and environments may have changed since it received the document.
  public var counts: Bool
  /// The state of a transaction. It is `null` for other documents, and for transactions that do not count.
  public var state: EntitlementState?
  /// The signed content of the document, with all members. `null` if the request does not have `payloads: true`, or if
  /// the signature is no longer trusted.
  public var payload: [String: JSON]?

  public init(
    kind: OutcomeKind,
    id: String?,
    originalTransactionId: String?,
    productId: String?,
    environment: String?,
    notificationType: String?,
    subtype: String?,
    signedDate: Date,
    receivedAt: Date,
    counts: Bool,
    state: EntitlementState?,
    payload: [String: JSON]?
  ) {
    self.kind = kind
    self.id = id
    self.originalTransactionId = originalTransactionId
    self.productId = productId
    self.environment = environment
    self.notificationType = notificationType
    self.subtype = subtype
    self.signedDate = signedDate
    self.receivedAt = receivedAt
    self.counts = counts
    self.state = state
    self.payload = payload
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.id = reader.optional("id")
    self.originalTransactionId = reader.optional("originalTransactionId")
    self.productId = reader.optional("productId")
    self.environment = reader.optional("environment")
    self.notificationType = reader.optional("notificationType")
    self.subtype = reader.optional("subtype")
    self.signedDate = reader.required("signedDate")
    self.receivedAt = reader.required("receivedAt")
    self.counts = reader.required("counts")
    self.state = reader.optional("state")
    self.payload = reader.optional("payload")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("id", self.id)
    writer.put("originalTransactionId", self.originalTransactionId)
    writer.put("productId", self.productId)
    writer.put("environment", self.environment)
    writer.put("notificationType", self.notificationType)
    writer.put("subtype", self.subtype)
    writer.put("signedDate", self.signedDate)
    writer.put("receivedAt", self.receivedAt)
    writer.put("counts", self.counts)
    writer.put("state", self.state)
    writer.put("payload", self.payload)
    return writer.json
  }
}

/// One page of a list.
public struct KeptDocumentPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [KeptDocument]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [KeptDocument],
    next: String?
  ) {
    self.items = items
    self.next = next
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.items = reader.required("items")
    self.next = reader.optional("next")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("items", self.items)
    writer.put("next", self.next)
    return writer.json
  }
}

/// The idempotency key was used for another request. Use a new key, or repeat that request unchanged.
public struct KeyReusedData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String

  public init(
    kind: String
  ) {
    self.kind = kind
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    return writer.json
  }
}

/// A component of a kit, and how much of it a kit takes from the stock.
public struct KitPart: Record {
  /// The id of the component, which is an item.
  public var item: String
  /// The SKU of the component at the time when the line was created.
  public var sku: String
  /// The quantity that `per` kits take, in the component's own unit.
  public var quantity: Decimal
  /// The number of kits that take `quantity`.
  public var per: Decimal
  /// `true` if the quantity is rounded up to whole pieces, because each piece of the component has a serial number.
  public var whole: Bool

  public init(
    item: String,
    sku: String,
    quantity: Decimal,
    per: Decimal,
    whole: Bool
  ) {
    self.item = item
    self.sku = sku
    self.quantity = quantity
    self.per = per
    self.whole = whole
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.item = reader.required("item")
    self.sku = reader.required("sku")
    self.quantity = reader.required("quantity")
    self.per = reader.required("per")
    self.whole = reader.required("whole")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("quantity", self.quantity)
    writer.put("per", self.per)
    writer.put("whole", self.whole)
    return writer.json
  }
}

/// The requested items, in the order of the request.
public struct KnownItems: Record {
  /// The items in the order of the request. An unknown item is `null`.
  public var found: [Item?]

  public init(
    found: [Item?]
  ) {
    self.found = found
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.found = reader.required("found")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("found", self.found)
    return writer.json
  }
}
