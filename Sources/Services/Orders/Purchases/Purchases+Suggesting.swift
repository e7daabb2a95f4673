internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

extension Purchases {
  /// Makes a draft for each supplier of items of which there is too little, but for what is on order, or in a draft, already.
  /// - Parameter currency: of suppliers that have none, and whose items have no cost; that of the company without it.
  /// - Throws: -32602 where a currency is needed and not given.
  func suggest(currency: Currency?, in context: CompanyContext) throws(Failure) -> SuggestedPurchases {
    var wanted: [(supplier: UUID, items: [(item: StockedItem, quantity: Decimal)])] = []
    var without: [UUID] = []
    var cursor: String?
    var looked = 0
    repeat {
      let page = try orders.stock.low(after: cursor, in: context)
      for low in page.items {
        guard let quantity = try lacking(low, in: context) else { continue }
        guard let supplier = low.supplier else {
          without.append(low.item.id)
          continue
        }
        if let index = wanted.firstIndex(where: { $0.supplier == supplier }) {
          wanted[index].items.append((low.item, quantity))
        } else {
          wanted.append((supplier, [(low.item, quantity)]))
        }
      }
      looked += page.items.count
      cursor = page.next
    } while cursor != nil && looked < Orders.mostLines
    var made: [Purchase] = []
    for (supplier, items) in wanted {
      let facts = try orders.contacts.contact(supplier, at: nil, in: context)
      guard facts.isSupplier, !facts.isArchived else {
        without += items.map(\.item.id)
        continue
      }
      made.append(try draft(of: items, from: facts, currency, in: context))
    }
    return SuggestedPurchases(purchases: made, withoutSupplier: without)
  }

  /// How much of an item is to be ordered, in its own unit; nil for none.
  private func lacking(_ low: LowItem, in context: CompanyContext) throws(Failure) -> Decimal? {
    guard let least = low.item.minStock else { return nil }
    let rows = context.partition.rows.rows
    let planned = try stores.first(
      queries.planned, in: context.store,
      {
        $0.add(low.item.id)
        $0.add(rows.lowerBound)
        $0.add(rows.upperBound)
      }, { $0.next(Int.self) })
    let coming = low.incoming.units + (planned ?? 0)
    let lacking = least.units - low.available.units - coming
    guard lacking > 0 else { return nil }
    return low.item.reorderQuantity ?? Decimal(units: lacking)
  }

  private func draft(
    of items: [(item: StockedItem, quantity: Decimal)], from supplier: ContactFacts, _ currency: Currency?, in context: CompanyContext
  ) throws(Failure) -> Purchase {
    let known = supplier.currency ?? items.lazy.compactMap(\.item.cost?.currency).first ?? currency
    let usual = known == nil ? try orders.profiles.profile(of: context.scope, at: context.now).currency : nil
    guard let currency = known ?? usual else {
      throw .invalidParam("/currency", "currency must be given: neither \(supplier.name.text), nor its items, nor the company have one")
    }
    var sheet = PurchaseSheet(
      stored: nil, id: orders.newID(in: context),
      details: PurchaseDetails(
        draft: PurchaseDraft(contact: supplier.id, currency: currency),
        state: PurchaseState(contactName: supplier.name, currency: currency)), lines: [])
    for (item, quantity) in items {
      let factor = try orders.factor(of: item.purchaseUnit, item, at: "")
      let terms = PurchaseTerms(
        text: item.name, quantity: Purchases.inUnits(quantity, of: factor), unit: item.purchaseUnit ?? item.unit,
        unitPrice: Purchases.usualPrice(of: item, times: factor, in: currency, for: context))
      add(PurchaseLineDetails(purchase: sheet.id, item: item, terms: terms, factor: factor), to: &sheet, in: context)
    }
    return try save(&sheet, at: "", in: context)
  }

  /// A quantity in a unit of so many: nothing is bought by halves of a box.
  private static func inUnits(_ quantity: Decimal, of factor: Decimal) -> Decimal {
    let one = Decimal(1).units
    if factor.units == one { return quantity }
    return Decimal(units: (quantity.units + factor.units - 1) / factor.units * one)
  }
}

/// What was put together to be ordered.
struct SuggestedPurchases: Record {
  let purchases: [Purchase], withoutSupplier: [UUID]

  static let doc: StaticString = "What was put together to be ordered."

  init(purchases: [Purchase], withoutSupplier: [UUID]) {
    self.purchases = purchases
    self.withoutSupplier = withoutSupplier
  }

  init<F: Fields<Self>>(_ field: inout F) {
    purchases = field("purchases", \.purchases, "The new drafts, one for each supplier.")
    withoutSupplier = field("withoutSupplier", \.withoutSupplier, "Items of which there is too little, too, and that nobody supplies.")
  }
}
