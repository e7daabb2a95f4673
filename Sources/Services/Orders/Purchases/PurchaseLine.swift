internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A line of a purchase.
typealias PurchaseLine = Stored<PurchaseLineDetails>

/// The stored members of a purchase line: the members that a request can set (`terms`), and those that the core
/// computes.
struct PurchaseLineDetails: CompanyDetails {
  let purchase: ID<PurchaseDetails>, item: UUID?, sku: Line?
  var terms: PurchaseTerms
  var ratio: UnitFactor, received = Decimal(0), planned = Decimal(0), incoming = Decimal(0), incomingAt: Timestamp?
  /// The kind of the item when the line was created. `nil` for goods in stock, and for a line without an item.
  let kind: ItemKind?

  static let collection = CollectionName(service: PurchasesModule.name, "purchase_lines", one: "purchaseLine")
  static let department = Department.orders
  static let sample = ""
  static let keepsChanges = true
  static let doc: StaticString =
    "A line of a purchase: a quantity of an item, or of something that is not in the inventory."

  init(of purchase: ID<PurchaseDetails>, _ item: LineItem?, terms: PurchaseTerms, factor: UnitFactor) {
    (self.purchase, self.item, sku, self.terms) = (purchase, item?.id, item?.sku, terms)
    kind = item.flatMap { $0.kind == .stocked ? nil : $0.kind }
    ratio = factor
  }

  init<F: Fields<Self>>(_ field: inout F) {
    purchase = field("purchase", \.purchase, "The id of the purchase.")
    item = field("item", \.item, "The id of the item. `null` for a line without an item.")
    sku = field("sku", \.sku, "The item's SKU when the line was created. `null` for a line without an item.")
    terms = field.embed(\.terms)
    ratio = field.embed(\.ratio)
    received = field("received", \.received, "The quantity that was received, in the line's unit.")
    planned = field("planned", \.planned, "The quantity that a draft plans to order, in the item's own unit.")
    incoming = field(
      "incoming", \.incoming, "The quantity that was ordered and has not arrived yet, in the item's own unit.")
    incomingAt = field(
      "incomingAt", \.incomingAt, "The instant at which the quantity `incoming` is expected. `null` if it is not known."
    )
    kind = field(
      "kind", \.kind,
      "`service` if the item was a service when the line was created. Services are not received. `null` for goods in stock, and for a line without an item."
    )
  }
}

extension PurchaseLineDetails: DocumentLineDetails {
  typealias Price = UnitPrice?

  var document: ID<PurchaseDetails> { purchase }

  /// Purchases don't store the source of a price.
  var priceSource: PriceSource? {
    get { nil }
    set {}
  }

  var billed: Decimal { terms.quantity }
  var kept: Decimal { received }
  /// The quantity that has not arrived yet. 0 for a line without goods.
  var left: Decimal { hasGoods ? Decimal(units: max(terms.quantity.units - received.units, 0)) : Decimal(0) }
  var plannedItems: [UUID] { hasGoods ? item.map { [$0] } ?? [] : [] }

  func hasMoved(since old: PurchaseLineDetails) -> Bool { received != old.received }

  func isReplanned(since old: PurchaseLineDetails?) -> Bool {
    incoming != old?.incoming ?? Decimal(0) || incomingAt != old?.incomingAt
  }

  static let priceMask = PurchaseDetails.priceMask
  static let words = LineWords(
    terms: "PurchaseTerms", newLine: "NewPurchaseLine",
    price:
      "The price of one unit, in the purchase's currency. Only managers of orders or the inventory see and set it.",
    newDoc: "A new line of a purchase: for an item, or with only a text.",
    newUnit:
      "The unit of `quantity`: for an item, its own unit or one of its `units`. Default: the unit in which the item is bought.",
    newPrice:
      "The price of one unit, in the purchase's currency. If it is left out and the caller manages the inventory, the line gets the supplier's price for the quantity, or else the item's cost, if that is in this currency. Otherwise the line has no price. Only managers of orders or the inventory may set it.",
    fileUnit: "The unit of `quantity`. Default: the unit in which the item is bought.",
    filePrice:
      "The price of one unit, in the purchase's currency. If it is left out and the caller manages the inventory, the line gets the supplier's price for the quantity, or else the item's cost, if that is in this currency. Otherwise the line has no price. Only managers of orders or the inventory see prices."
  )

  static func usualUnit(of item: StockedItem) -> Line? { item.purchaseUnit }
}

/// The members of a purchase line that a request can set.
typealias PurchaseTerms = DocumentTerms<PurchaseLineDetails>

/// A new line of a purchase.
typealias NewPurchaseLine = NewDocumentLine<PurchaseLineDetails>
