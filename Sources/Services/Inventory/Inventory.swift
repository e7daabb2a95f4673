internal import JSON
public import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
public import Tenancy

/// The items of companies: their collection, and the ways to find them.
public final class Inventory {
  let items: Records<ItemDetails>
  let dependencies: Dependencies
  let zones: CompanyZones
  let stores: Stores
  let supplied = StoreStatement("SELECT id FROM {store}.items WHERE supplier = ? AND row BETWEEN ? AND ?")
  let queries = ItemQueries()
  let factQueries = ItemFactQueries()
  private lazy var bySKU = RecentAnswers<SKUSpelling, ID<ItemDetails>>(stores, of: queries.skuOwner)
  let codes: ItemCodes
  let walk: ItemWalk
  /// Items whose units arrived from other devices without their ratios, and which were not checked yet.
  var lostRatios = LostRatios()
  let labels: ItemLabels
  private(set) lazy var sums = StockSums(stores)
  private(set) lazy var joined = JoinedRecords(stores)
  private(set) lazy var locations = Locations(dependencies, joined) { [sums] (location, context) throws(Failure) in
    try sums.use(of: location, context)
  }
  private(set) lazy var lots = Lots(dependencies, items, sums, alerts, joined)
  private(set) lazy var alerts = StockAlerts(dependencies)
  private(set) lazy var stock = Stock(dependencies, self)
  private lazy var rules = ItemRules(stores, self)
  private(set) lazy var counts = Counts(dependencies, self)
  private(set) lazy var loans = Loans(dependencies, self)
  private(set) lazy var suppliers = Suppliers(dependencies, self)
  let contacts: () -> any ContactKeeper
  let people: () -> any MemberKeeper
  /// The services whose records may refer to items.
  let referrers: () -> [any Referrer]
  let plans: () -> [any PlanKeeper]
  let returns: () -> any ReturnKeeper
  let kits: () -> any KitKeeper
  /// Items that have arrived from other devices as services or kits, by company, and were not checked yet.
  var arrivedKinds: [UUID: [ID<ItemDetails>]] = [:]
  /// Changes of kinds that were undone because goods are in stock, by company, and were not reported yet.
  var restoredKinds: [UUID: SyncedConsequences] = [:]
  private lazy var movements = ItemMovements(stores)
  private(set) lazy var history = RecordHistory(items, username: dependencies.username)

  /// - Parameters:
  ///   - zones: finds when the days of companies begin and end.
  ///   - contacts: finds suppliers of items and parties of loans; called when one is needed.
  ///   - people: finds the members of a company; called when something is lent to one of them.
  ///   - referrers: the services whose records may refer to items; called when an item is to be deleted.
  ///   - plans: finds the plans with items; called when plans are compared with the stored sums.
  ///   - returns: finds shipments to customers; called when goods come back from them.
  ///   - kits: finds the components of kits; called when a kit is shown or sold.
  public init(
    _ dependencies: Dependencies, zones: CompanyZones, contacts: @escaping () -> any ContactKeeper,
    people: @escaping () -> any MemberKeeper,
    referrers: @escaping () -> [any Referrer], plans: @escaping () -> [any PlanKeeper],
    returns: @escaping () -> any ReturnKeeper, kits: @escaping () -> any KitKeeper
  ) {
    self.kits = kits
    self.returns = returns
    self.plans = plans
    self.referrers = referrers
    self.contacts = contacts
    self.people = people
    self.dependencies = dependencies
    self.zones = zones
    stores = dependencies.stores
    items = Records(stores, dependencies.ids)
    codes = ItemCodes(stores)
    walk = ItemWalk(stores)
    labels = ItemLabels(stores, items.text)
    items.rules.completed = { [unowned self] (old, new, id, context) throws(Failure) in
      guard let old, let id else { return new }
      var new = new
      if old.units != new.units { new.units = new.units.saying(ratiosOf: old.units) }
      return new.supplier == old.supplier ? new : try suppliers.completed(new, of: id, was: old, in: context)
    }
    items.rules.create = { [unowned self] (details, context) throws(Failure) in
      if details.hasRules { try rules.check(details, at: "", in: context) }
      if !details.barcodes.isEmpty { try codes.requireFree(details.barcodes, in: context) }
    }
    items.rules.update = { [unowned self] (old, new, context) throws(Failure) in
      try rules.check(old, becoming: new, in: context)
      if !new.barcodes.isEmpty { try codes.requireFree(new.barcodes, was: old, in: context) }
    }
    items.rules.saved = { [unowned self] (old, new, context) throws(Failure) in
      if old != nil || new.details.supplier != nil { try suppliers.follow(new, was: old?.details, in: context) }
    }
    items.otherHistory = { [unowned self] (id, before, limit, context) throws(Failure) in
      try movements.of(id, before: before, limit: limit, in: context)
    }
    items.rules.delete = { [unowned self] (item, context) throws(Failure) in
      try rules.requireUnused(item, in: context)
      try loans.requireNone(of: item.id, in: context.store)
      try suppliers.deleteAll(of: item, in: context)
    }
    items.rules.written = { [unowned self] (old, new, row, context) throws(Failure) in
      try written(old, new, row, context)
    }
  }

  /// Updates the data that is stored beside an item: codes, labels, sums and alerts.
  private func written(_ old: Item?, _ new: Item?, _ row: Int, _ context: CompanyContext) throws(Failure) {
    let (before, after) = (old?.details.barcodes ?? [], new?.details.barcodes ?? [])
    if before != after, let id = new?.id ?? old?.id { try codes.change(of: id, from: before, to: after, in: context) }
    guard let old else { return labels.noteNew() }
    try labels.change(old, new, row, context)
    guard let new else { return try sums.forget(old.id, context.partition) }
    let (least, was) = (new.details.minStock, old.details.minStock)
    // Archived items get no alerts. An alert about a limit that was crossed meanwhile is added when the item comes
    // back.
    let isBack = old.details.archived.isSet && !new.details.archived.isSet
    guard least != was || isBack, let stock = try sums.stock(of: new.id, context.partition) else { return }
    if least != was { try sums.set(stock, of: new.id, least: least, context.partition) }
    try alerts.note(new, from: isBack ? nil : (stock, was), to: (stock, least), in: context)
  }

  /// Returns the id of the item that is named by its id or by its SKU.
  /// - Parameters:
  ///   - member: the name of the id in the parameters.
  ///   - pointer: the place of the id and of `sku` in the parameters.
  /// - Throws: `notFound`; -32602 if the item is named by neither, or by both.
  func id(
    _ id: ID<ItemDetails>?, _ sku: Line?, as member: String = "id", at pointer: @autoclosure () -> String = "",
    in context: CompanyContext
  ) throws(Failure) -> ID<ItemDetails> {
    switch (id, sku) {
    case (let id?, nil): return id
    case (nil, let sku?):
      return try self.id(sku, at: member == "id" ? nil : "\(pointer())/sku", in: context)
    case (nil, nil): throw .invalidParam("\(pointer())/\(member)", "\(member) or sku must be given")
    case (_?, _?): throw .invalidParam("\(pointer())/sku", "sku must be left out if \(member) is given")
    }
  }

  /// Returns the id of the item that a list is limited to, or `nil` for a list of all items. An id is not checked for
  /// existence.
  func id(ifNamed id: ID<ItemDetails>?, _ sku: Line?, in context: CompanyContext) throws(Failure) -> ID<ItemDetails>? {
    id == nil && sku == nil ? nil : try self.id(id, sku, as: "item", in: context)
  }

  /// Returns the items that are named by their ids or by their SKUs, or `nil` if neither is given.
  func ids(
    _ ids: [ID<ItemDetails>]?, _ skus: [Line]?, at pointer: String = "", in context: CompanyContext
  ) throws(Failure) -> [ID<ItemDetails>]? {
    guard let skus else { return ids }
    if !(ids ?? []).isEmpty { throw .invalidParam("\(pointer)/skus", "skus must be left out if items is given") }
    var found: [ID<ItemDetails>] = []
    for (index, sku) in skus.enumerated() { found.append(try id(sku, at: "\(pointer)/skus/\(index)", in: context)) }
    return found
  }

  private func id(_ sku: Line, at pointer: @autoclosure () -> String?, in context: CompanyContext) throws(Failure)
    -> ID<ItemDetails>
  {
    guard let id = try find(sku, in: context) else { throw .notFound("item", with: "the SKU", sku.text, at: pointer()) }
    return id
  }

  /// Returns the id of the item with this SKU, or `nil` if there is none.
  func find(_ sku: Line, in context: CompanyContext) throws(Failure) -> ID<ItemDetails>? {
    try bySKU.answer(for: SKUSpelling(sku, in: context.number), in: context.store) { () throws(Failure) in
      let key = sku.text.caseFolded
      for query in [queries.skuOwner, queries.skuHolder] {
        let found = try stores.first(query, in: context.store, bind: context.company, sku, key) {
          ID<ItemDetails>($0.next(UUID.self))
        }
        if let found { return found }
      }
      return nil
    }
  }

  /// Flags an item as needing attention, or removes its flag.
  /// - Parameter reason: `nil` to remove the flag.
  func flag(_ id: ID<ItemDetails>, _ reason: Line?, expect: Int?, in context: CompanyContext) throws(Failure) -> Item {
    let flag = try reason.map { (reason) throws(Failure) in
      ItemFlag(reason: reason, by: try context.base.actor(), at: context.now)
    }
    let changes = Patch<ItemDetails>(names: ["flag"]) { (details, _) in
      // The same reason again is no news.
      let isNews = details.flag?.reason != reason
      return .success(
        isNews
          ? details.with(category: details.category, tags: details.tags, flag: flag)
          : details)
    }
    return try items.update(id, changes, expect: expect, in: context)
  }

  /// Changes the item with this SKU, or creates one from the changes.
  /// - Parameter expect: the expected version, or `nil` for any.
  /// - Throws: -32602 for changes that don't fit, or lack a member that a new item must have; `duplicate`, `conflict`,
  ///   and `notFound` if a version is expected of a new item.
  func upsert(_ sku: Line, _ changes: Patch<ItemDetails>, expect: Int?, in context: CompanyContext) throws(Failure)
    -> Item
  {
    if let id = try find(sku, in: context) { return try items.update(id, changes, expect: expect, in: context) }
    if expect != nil { throw items.notFound }
    let missing = ["name", "unit"].filter { !changes.names.contains($0) }
    let problems = missing.map {
      Problem(
        pointer: "/changes/\($0)", kind: .missing,
        message: "\($0) is missing: there is no item with this sku yet, and a new item needs \($0)")
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    let details = try changes.applied(to: ItemDetails(sku: sku))
    // If the changes had another SKU, each repetition of the call would create another item.
    guard details.sku.text.caseFolded == sku.text.caseFolded else {
      throw .invalidParam(
        "/changes/sku",
        "sku must be left out of changes, or be the sku beside changes: there is no item with that sku yet")
    }
    return try items.create(details, in: context)
  }
}
