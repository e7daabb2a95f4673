internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

extension Purchases {
  /// Creates a draft for each supplier of items whose projected stock is too low, less the quantities in existing
  /// drafts.
  /// - Parameters:
  ///   - currency: the currency for suppliers without a currency whose items have no cost; `nil` for the company's
  ///     currency.
  ///   - isDryRun: a Boolean value that indicates whether all changes are undone after the result was made.
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

  /// The items to buy from a supplier.
  private struct Wanted {
    let supplier: UUID
    /// The facts about the supplier; `nil` if the contact is archived or is no supplier.
    let facts: ContactFacts?
    var items: [(item: StockedItem, quantity: Int128)] = []
  }

  /// Returns the index of the supplier that an item can be bought from, or `nil` if there is none.
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

  /// Returns the quantity of an item to order, in units of `Decimal` of its own unit. Returns `nil` if existing drafts
  /// cover the need. The quantity is at least the reorder quantity, and more if customers wait for more.
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
  /// - Returns: the draft, which is `nil` if it would have no lines, and the items that do not fit. The quantity of
  ///   such an item exceeds the limit of a line, or its cost exceeds the limit of money.
  private func draft(
    of items: [(item: StockedItem, quantity: Int128)], from supplier: ContactFacts, _ currency: Currency?,
    in context: CompanyContext
  ) throws(Failure) -> (made: PurchaseView?, left: [SuggestedItem]) {
    let known = supplier.currency ?? items.lazy.compactMap(\.item.cost?.currency).first ?? currency
    let usual = known == nil ? try orders.profiles.profile(of: context.scope, at: context.now).currency : nil
    guard let currency = known ?? usual else {
      throw .invalidParam(
        "/currency", "currency must be given: neither \(supplier.name.text), nor its items, nor the company have one")
    }
    let draft = PurchaseDraft(contact: supplier.id, header: PurchaseHeader(currency: currency))
    var sheet = begin(draft, contactName: supplier.name, in: context)
    var left: [SuggestedItem] = []
    var sum = Int128(0)
    for (item, quantity) in items {
      let factor = try orders.unit(item.purchaseUnit, of: item, at: "").factor
      guard let line = line(of: item, quantity, factor, sheet, in: context),
        let cost = Purchases.cost(of: line.terms), sum + Int128(cost) <= Int128(Money.most)
      else {
        left.append(SuggestedItem(item))
        continue
      }
      sum += Int128(cost)
      add(line, to: &sheet, in: context)
    }
    if sheet.lines.isEmpty { return (nil, left) }
    try save(&sheet, at: "", in: context)
    return (try view(sheet.id, in: context), left)
  }

  /// Returns a line with a quantity of an item, or `nil` if the quantity exceeds the limit of a line.
  private func line(
    of item: StockedItem, _ quantity: Int128, _ factor: UnitFactor, _ sheet: PurchaseSheet, in context: CompanyContext
  ) -> PurchaseLineDetails? {
    guard let quantity = Purchases.inUnits(quantity, of: factor) else { return nil }
    let currency = sheet.draft.currency
    let terms = PurchaseTerms(
      text: item.name, quantity: quantity, unit: item.purchaseUnit ?? item.unit,
      unitPrice: PurchaseLineDetails.usualPrice(of: item, times: factor, in: currency, for: context), discount: nil,
      taxRate: nil, note: nil)
    let line = PurchaseLineDetails(of: sheet.id, item: item.id, sku: item.sku, terms: terms, factor: factor)
    do throws(Failure) { try PurchaseDetails.check(line, of: item, in: sheet, at: "") } catch { return nil }
    return line
  }

  /// Returns the gross amount of a line of a draft, or `nil` if it exceeds the limit of money.
  private static func cost(of terms: PurchaseTerms) -> Int? {
    let amounts = Pricing.amounts(of: [terms.priced(terms.quantity)], less: nil, taxIncluded: false, most: Money.most)
    return amounts?.first?.gross
  }

  /// Returns a quantity in whole units, as half a box can't be bought. Returns `nil` if the quantity exceeds the limit
  /// of a line.
  private static func inUnits(_ quantity: Int128, of factor: UnitFactor) -> Decimal? {
    let units = factor.wholes(of: quantity)
    return units <= Int128(LineQuantity.most) ? Decimal(units: Int(units)) : nil
  }
}

/// The suggested purchases.
struct SuggestedPurchases: Record {
  var purchases: [PurchaseView] = [], withoutSupplier: [SuggestedItem] = [], tooMuch: [SuggestedItem] = [],
    isPartial: Flag = false

  static let doc: StaticString = "The drafts that order items with too little stock."

  init() {}

  init<F: Fields<Self>>(_ field: inout F) {
    purchases = field("purchases", \.purchases, "The new drafts, one for each supplier, with their lines.")
    withoutSupplier = field("withoutSupplier", \.withoutSupplier, "Items with too little stock that have no supplier.")
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
    item = field("item", \.item, "The item.")
    sku = field("sku", \.sku, "The item's SKU.")
    name = field("name", \.name, "The item's name.")
  }
}
