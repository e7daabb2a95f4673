internal import JSON
public import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
public import Tenancy

/// The service `inventory`: the items of companies, with the objects for their stock, lots, locations, loans, suppliers
/// and stocktakes.
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
  /// The items that have arrived from other devices with units without ratios, until they are checked.
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
  /// Returns the services whose records may refer to items.
  let referrers: () -> [any Referrer]
  let plans: () -> [any PlanKeeper]
  let returns: () -> any ReturnKeeper
  let kits: () -> any KitKeeper
  /// The items that have arrived from other devices as services or kits, by company, until they are checked.
  var arrivedKinds: [UUID: [ID<ItemDetails>]] = [:]
  /// The changes of an item's kind that were undone because the item has stock, by company, until they are reported.
  var restoredKinds: [UUID: SyncedConsequences] = [:]
  private lazy var movements = ItemMovements(stores)
  private(set) lazy var history = RecordHistory(items, username: dependencies.username)

  /// - Parameters:
  ///   - zones: finds the time zones of companies, in which their days begin and end.
  ///   - contacts: returns the service for contacts: suppliers of items and parties of loans.
  ///   - people: returns the service for the members of a company, who can borrow goods.
  ///   - referrers: returns the services whose records may refer to items. They can prevent the deletion of an item.
  ///   - plans: returns the services that plan with items, for comparing plans with the stored sums.
  ///   - returns: returns the service for shipments to customers, for goods that come back.
  ///   - kits: returns the service that knows the components of kits.
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

  /// Updates the data that depends on a written item: the index of codes, the numbers of labels, the stored sums and
  /// the alerts.
  private func written(_ old: Item?, _ new: Item?, _ row: Int, _ context: CompanyContext) throws(Failure) {
    let (before, after) = (old?.details.barcodes ?? [], new?.details.barcodes ?? [])
    if before != after, let id = new?.id ?? old?.id { try codes.change(of: id, from: before, to: after, in: context) }
    guard let old else { return labels.noteNew() }
    try labels.change(old, new, row, context)
    guard let new else { return try sums.forget(old.id, context.partition) }
    let (least, was) = (new.details.minStock, old.details.minStock)
    // An archived item gets no alerts. If it has crossed a limit while it was archived, the alert is added when it is
    // no longer archived.
    let isBack = old.details.archived.isSet && !new.details.archived.isSet
    guard least != was || isBack, let stock = try sums.stock(of: new.id, context.partition) else { return }
    if least != was { try sums.set(stock, of: new.id, least: least, context.partition) }
    try alerts.note(new, from: isBack ? nil : (stock, was), to: (stock, least), in: context)
  }

  /// Returns the id of the item that a request names by its id or by its SKU.
  /// - Parameters:
  ///   - member: the name of the parameter that contains the id.
  ///   - pointer: the JSON pointer of the object that contains both parameters.
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

  /// Returns the id of the item to which a list is limited, or `nil` for a list of all items. If the request gives an
  /// id, the item is not looked up.
  func id(ifNamed id: ID<ItemDetails>?, _ sku: Line?, in context: CompanyContext) throws(Failure) -> ID<ItemDetails>? {
    id == nil && sku == nil ? nil : try self.id(id, sku, as: "item", in: context)
  }

  /// Returns the ids of the items that a request names by ids or by SKUs, or `nil` if it names none.
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

  /// Returns the id of the item with the given SKU, or `nil` if there is none. Case and surrounding spaces are ignored.
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

  /// Marks an item as needing attention, or removes the mark.
  /// - Parameter reason: the reason; `nil` to remove the mark.
  func flag(_ id: ID<ItemDetails>, _ reason: Line?, expect: Int?, in context: CompanyContext) throws(Failure) -> Item {
    let flag = try reason.map { (reason) throws(Failure) in
      ItemFlag(reason: reason, by: try context.base.actor(), at: context.now)
    }
    let changes = Patch<ItemDetails>(names: ["flag"]) { (details, _) in
      // If the item is already marked with the same reason, it stays unchanged, with the first user and instant.
      let isNews = details.flag?.reason != reason
      return .success(
        isNews
          ? details.with(category: details.category, tags: details.tags, flag: flag)
          : details)
    }
    return try items.update(id, changes, expect: expect, in: context)
  }

  /// Changes the item with the given SKU. If there is none, creates an item from the changes.
  /// - Parameter expect: the version that the item must have, or `nil` for any.
  /// - Throws: -32602 if the changes are wrong, or lack a member that a new item must have. `duplicate`, `conflict`.
  ///   `notFound` if a version is expected and the item does not exist.
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
    // Otherwise the new item would not have the SKU by which it is found. Each repetition of the call would create
    // another item.
    guard details.sku.text.caseFolded == sku.text.caseFolded else {
      throw .invalidParam(
        "/changes/sku",
        "sku must be left out of changes, or be the sku beside changes: there is no item with that sku yet")
    }
    return try items.create(details, in: context)
  }
}
