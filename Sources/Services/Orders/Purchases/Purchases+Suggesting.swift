internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Suggests purchases of items whose projected stock is too low.
extension Purchases {
  /// Creates a draft for each supplier of items whose projected stock is too low. Quantities in existing drafts are not
  /// ordered again.
  /// - Parameters:
  ///   - currency: the currency for suppliers without a currency whose items have no cost; `nil` for the company's
  ///     currency.
  ///   - isDryRun: a Boolean value that indicates whether all changes are undone after the result was computed.
  /// - Throws: -32602 if a currency is needed and none is known.
  func suggest(currency: Currency?, isDryRun: Bool, in context: CompanyContext) throws(Failure) -> SuggestedPurchases {
    var result = SuggestedPurchases()
    try stores.attempt(in: context.store) { () throws(Failure) in
      result = try suggest(currency: currency, in: context)
      return !isDryRun
    }
    return result
  }

  private func suggest(currency: Currency?, in context: CompanyContext) throws(Failure) -> SuggestedPurchases {
    var wanted: [Wanted] = []
    var result = SuggestedPurchases()
    var count = 0
    var cursor: String?
    pages: repeat {
      let page = try orders.stock.low(after: cursor, in: context)
      for low in page.items {
        guard let quantity = try lacking(low, in: context) else { continue }
        guard let index = try supplier(of: low, among: &wanted, in: context) else {
          let isFull = result.withoutSupplier.count == Orders.mostLines
          if isFull { result.isPartial = true } else { result.withoutSupplier.append(SuggestedItem(low.item)) }
          continue
        }
        if count == Orders.mostLines {
          result.isPartial = true
          break pages
        }
        wanted[index].items.append((low.item, quantity))
        count += 1
      }
      cursor = page.next
    } while cursor != nil
    for one in wanted {
      guard let facts = one.facts, !one.items.isEmpty else { continue }
      let (made, left) = try draft(of: one.items, from: facts, currency, in: context)
      if let made { result.purchases.append(made) }
      result.tooMuch += left
    }
    return result
  }

  /// A supplier, and the items to buy from this supplier.
  private struct Wanted {
    let supplier: UUID
    /// The facts about the supplier; `nil` if the contact is archived or not a supplier.
    let facts: ContactFacts?
    var items: [(item: StockedItem, quantity: Int128)] = []
  }

  /// Returns the index of the item's supplier in `wanted`, or `nil` if the item can't be bought from a supplier.
  private func supplier(of low: LowItem, among wanted: inout [Wanted], in context: CompanyContext) throws(Failure)
    -> Int?
  {
    guard let id = low.supplier else { return nil }
    let known = wanted.firstIndex { $0.supplier == id }
    if known == nil {
      let facts = try orders.contacts.contact(id, at: nil, in: context)
      wanted.append(Wanted(supplier: id, facts: facts.isSupplier && !facts.isArchived ? facts : nil))
    }
    let index = known ?? wanted.count - 1
    return wanted[index].facts == nil ? nil : index
  }

  /// Returns the quantity of an item to order, in units of `Decimal` of its own unit: the lacking quantity, or the
  /// item's reorder quantity if that is larger. Returns `nil` if existing drafts already cover the lacking quantity.
  private func lacking(_ low: LowItem, in context: CompanyContext) throws(Failure) -> Int128? {
    let rows = context.partition.rows.all
    let planned = try stores.first(
      queries.planned, in: context.store, bind: low.item.id, rows.lowerBound, rows.upperBound
    ) {
      $0.next(Int.self)
    }
    let lacking = Int128(low.lacking.units) - Int128(planned ?? 0)
    guard lacking > 0 else { return nil }
    return max(lacking, Int128(low.item.reorderQuantity?.units ?? 0))
  }

  /// Creates a draft with the items to buy from a supplier.
  /// - Returns: the draft, or `nil` if the draft would have no lines. Also returns the items that were left out,
  ///   because their quantity exceeds the limit of a line, or their cost exceeds the limit of money.
  private func draft(
    of items: [(item: StockedItem, quantity: Int128)], from supplier: ContactFacts, _ currency: Currency?,
    in context: CompanyContext
  ) throws(Failure) -> (made: PurchaseView?, left: [SuggestedItem]) {
    var terms: [SupplyTerms?] = []
    for (item, _) in items { terms.append(try self.terms(of: item, from: supplier.id, in: context)) }
    let known =
      supplier.currency ?? terms.lazy.compactMap { $0?.currency }.first
      ?? items.lazy.compactMap(\.item.cost?.currency).first ?? currency
    let usual = known == nil ? try orders.profiles.profile(of: context.scope, at: context.now).currency : nil
    guard let currency = known ?? usual else {
      throw .invalidParam(
        "/currency",
        "currency must be given: neither \(supplier.name.text), nor its items, nor the company has a currency")
    }
    let draft = PurchaseDraft(contact: supplier.id, header: PurchaseHeader(currency: currency))
    var sheet = try begin(draft, contactName: supplier.name, in: context)
    var left: [SuggestedItem] = []
    var (sum, leadDays) = (Int128(0), 0)
    for ((item, quantity), terms) in zip(items, terms) {
      guard let line = try line(of: item, quantity, terms, supplier, sheet, in: context),
        let cost = Purchases.cost(of: line.terms), sum + Int128(cost) <= Int128(Money.most)
      else {
        left.append(SuggestedItem(item))
        continue
      }
      sum += Int128(cost)
      leadDays = max(leadDays, terms?.supply.leadDays ?? 0)
      add(line, to: &sheet, in: context)
    }
    if sheet.lines.isEmpty { return (nil, left) }
    if leadDays > 0 {
      sheet.details.draft.header.expectedAt = Timestamp(
        milliseconds: context.now.milliseconds + leadDays * 86_400_000)
    }
    try save(&sheet, at: "", in: context)
    return (try view(sheet.id, in: context), left)
  }

  /// Returns a line with a quantity of an item, or `nil` if the quantity exceeds the limit of a line. The quantity is
  /// rounded up to whole units, because half a box can't be bought.
  /// - Parameter supplied: the supplier's terms for the item, or `nil` if there are none.
  private func line(
    of item: StockedItem, _ lacking: Int128, _ supplied: SupplyTerms?, _ supplier: ContactFacts, _ sheet: PurchaseSheet,
    in context: CompanyContext
  ) throws(Failure) -> PurchaseLineDetails? {
    let (usual, usualFactor) = try orders.unit(item.purchaseUnit, of: item, at: "")
    let (unit, factor) = supplied.map { ($0.pack, $0.factor) } ?? (usual, usualFactor)
    let units = supplied?.quantity(for: lacking) ?? factor.wholes(of: lacking)
    guard units <= Int128(LineQuantity.most) else { return nil }
    let quantity = Decimal(units: Int(units))
    let price = usualPrice(of: item, quantity, times: factor, supplied, in: sheet.draft.currency, for: context)
    let tax = TaxTerms(of: item, supplier)
    let terms = PurchaseTerms(
      text: item.name, quantity: quantity, unit: unit, unitPrice: price, discount: nil, taxRate: tax.rate,
      taxCategory: tax.category, note: nil)
    let ofLine = LineItem(id: item.id, sku: item.sku, kind: item.kind)
    let line = PurchaseLineDetails(of: sheet.id, ofLine, terms: terms, factor: factor)
    do throws(Failure) { try PurchaseDetails.check(line, of: item, in: sheet, at: "") } catch { return nil }
    return line
  }

  /// Returns the gross amount of a line of a draft, or `nil` if it exceeds the limit of money.
  private static func cost(of terms: PurchaseTerms) -> Int? {
    let amounts = Pricing.amounts(of: [terms.priced(terms.quantity)], less: nil, taxIncluded: false, most: Money.most)
    return amounts?.first?.gross
  }
}

/// The result of `purchases.suggest`.
struct SuggestedPurchases: Record {
  var purchases: [PurchaseView] = [], withoutSupplier: [SuggestedItem] = [], tooMuch: [SuggestedItem] = [],
    isPartial: Flag = false

  static let doc: StaticString = "The new drafts, and the items with too little stock that no draft contains."

  init() {}

  init<F: Fields<Self>>(_ field: inout F) {
    purchases = field("purchases", \.purchases, "The new drafts, one for each supplier, with their lines.")
    withoutSupplier = field(
      "withoutSupplier", \.withoutSupplier,
      "Items with too little stock that have no supplier, or whose supplier is archived or no longer of the kind `supplier`."
    )
    tooMuch = field(
      "tooMuch", \.tooMuch,
      "Items that were left out because the lacking quantity, or its cost, exceeds the limit of a line or a purchase."
    )
    isPartial = field(
      "partial", \.isPartial,
      "`true` if the result is incomplete. One call creates at most 1,000 lines, and each list names at most 1,000 items. Call the method again for the rest."
    )
  }
}

/// An item whose stock is too low.
struct SuggestedItem: Record {
  let item: UUID, sku: Line, name: Line

  static let doc: StaticString = "An item with too little stock."

  init(_ item: StockedItem) { (self.item, sku, name) = (item.id, item.sku, item.name) }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the item.")
    sku = field("sku", \.sku, "The item's SKU.")
    name = field("name", \.name, "The item's name.")
  }
}
