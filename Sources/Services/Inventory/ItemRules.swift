internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The checks of items that involve several members or other records.
struct ItemRules {
  private let stores: Stores
  private unowned let inventory: Inventory
  private let entries = StoreStatement("SELECT count(*) FROM {store}.stock_entries WHERE item = ?")

  init(_ stores: Stores, _ inventory: Inventory) {
    self.stores = stores
    self.inventory = inventory
  }

  /// Checks the members of an item that is created or changed.
  /// - Parameter base: the JSON pointer of the members in the parameters, for error messages.
  /// - Parameter old: the item before the change. A location or supplier that has not changed is not checked again.
  func check(_ details: ItemDetails, at base: String, was old: ItemDetails? = nil, in context: CompanyContext)
    throws(Failure)
  {
    var problems: [Problem] = []
    func refuse(_ member: String, _ message: String) {
      problems.append(Problem(pointer: "\(base)/\(member)", kind: .value, message: "\(member) \(message)"))
    }
    // Older versions of the program allowed units that differ only in case or spaces. Such units are refused only if
    // the change touches the units.
    let areNew = old.map { $0.unit != details.unit || $0.units != details.units } ?? true
    var names = [details.unit]
    for (index, unit) in details.units.enumerated() {
      if areNew, names.contains(where: unit.unit.isSameUnit) {
        refuse(
          "units/\(index)/unit",
          "must differ from the item's own unit and from all other units, by more than case and outer spaces")
      }
      if unit.factor.units <= 0 { refuse("units/\(index)/factor", "must be more than 0") }
      if let per = unit.per?.number, per.units <= 0 || per > Decimal(ItemUnit.mostPer) {
        refuse("units/\(index)/per", "must be more than 0, and at most \(ItemUnit.mostPer)")
      }
      names.append(unit.unit)
    }
    let preferred = [
      ("purchaseUnit", details.purchaseUnit, old?.purchaseUnit), ("salesUnit", details.salesUnit, old?.salesUnit),
    ]
    for (member, unit, former) in preferred where areNew || unit != former {
      if let unit, !details.has(unit) {
        refuse(member, "must be one of the item's units, or null for the item's own unit")
      }
    }
    problems += details.problemsOfKind(was: old, at: base)
    if let quantity = details.reorderQuantity, quantity.units <= 0 { refuse("reorderQuantity", "must be more than 0") }
    problems += TaxCategory.problems(rate: details.taxRate, category: details.taxCategory, at: base)
    if !problems.isEmpty { throw .invalidParams(problems) }
    if let supplier = details.supplier, supplier != old?.supplier {
      _ = try inventory.contacts().supplier(supplier, as: "supplier", at: "\(base)/supplier", in: context)
    }
    guard let location = details.location, location != old?.location else { return }
    let pointer = "\(base)/location"
    if try inventory.locations.recall(location, at: pointer, in: context).record.details.structural.isSet {
      throw .invalidParam(pointer, "location must be a location that holds stock; the given location is structural")
    }
  }

  /// Checks a change of an item. Refuses changes of its unit, its tracking or its kind, and removing one of its units,
  /// if other records depend on the old value.
  func check(_ old: Item, becoming new: ItemDetails, in context: CompanyContext) throws(Failure) {
    if new.hasRules { try check(new, at: "/changes", was: old.details, in: context) }
    if !new.unit.isSameUnit(as: old.details.unit) { try requireUnused(old, in: context) }
    if new.trackBatch != old.details.trackBatch || new.trackSerial != old.details.trackSerial {
      try requireUnused(old, in: context)
    }
    if new.kind != old.details.kind { try requireFree(old, in: context) }
    for unit in old.details.units where !new.units.contains(where: { $0.unit.isSameUnit(as: unit.unit) }) {
      var counts: [InUseData.Count] = []
      for referrer in inventory.referrers() {
        counts += try referrer.uses(ofUnit: unit.unit, of: old.uuid, in: context)
      }
      let packs = try inventory.suppliers.uses(of: unit.unit, of: old.id, in: context)
      if packs > 0 { counts.append(InUseData.Count(ItemSupplier.entityName, packs)) }
      if !counts.isEmpty { throw .inUse("unit", counts) }
    }
  }

  /// Refuses another kind of an item that has ledger entries, lots or loans, or that open records use.
  private func requireFree(_ item: Item, in context: CompanyContext) throws(Failure) {
    var counts = try stockUses(of: item, in: context)
    let loans = try inventory.loans.count(of: item.id, in: context.store)
    if loans > 0 { counts.append(InUseData.Count(Loan.entityName, loans)) }
    for referrer in inventory.referrers() { counts += try referrer.uses(ofKindOf: item.uuid, in: context) }
    if counts.isEmpty { return }
    throw .inUse(
      counts, "The kind of the item must stay \(item.details.kind.rawValue)",
      "Close or cancel what is open, and change it then. An item with a ledger or with lots keeps its kind: create another item of the new kind"
    )
  }

  /// Returns the numbers of ledger entries and of lots of an item. Numbers of 0 are left out.
  private func stockUses(of item: Item, in context: CompanyContext) throws(Failure) -> [InUseData.Count] {
    let count = try stores.first(entries, in: context.store, bind: item.uuid) { $0.next(Int.self) } ?? 0
    let lots = try inventory.lots.count(of: ID(item.uuid), in: context.store)
    return [("stockEntry" as StaticString, count), ("lot", lots)].filter { $0.1 > 0 }.map {
      InUseData.Count($0.0, $0.1)
    }
  }

  /// Refuses to delete an item that other records name. Such an item can only be archived.
  func requireUnused(_ item: Item, in context: CompanyContext) throws(Failure) {
    var counts = try stockUses(of: item, in: context)
    for referrer in inventory.referrers() { counts += try referrer.uses(of: Item.entityName, item.uuid, in: context) }
    if !counts.isEmpty { throw .inUse("item", counts) }
  }
}

extension ItemDetails {
  /// Returns a Boolean value that indicates whether the item has the given unit in addition to its own unit.
  func has(_ unit: Line) -> Bool { units.contains { $0.unit.isSameUnit(as: unit) } }

  /// The unit in which the item is bought, or `nil` for its own unit. A `purchaseUnit` that the item does not have is
  /// ignored: a merge may have removed the unit while another device chose it.
  var knownPurchaseUnit: Line? { purchaseUnit.flatMap { has($0) ? $0 : nil } }

  /// The unit in which the item is sold, or `nil` for its own unit. A `salesUnit` that the item does not have is
  /// ignored.
  var knownSalesUnit: Line? { salesUnit.flatMap { has($0) ? $0 : nil } }

  /// Returns the problems of a service or kit that has members which only stocked items can have.
  /// - Parameter old: the item before the change. Such a member is not reported if it is unchanged, because a merge by
  ///   sync may have left it.
  fileprivate func problemsOfKind(was old: ItemDetails?, at base: String) -> [Problem] {
    if kind == .stocked { return [] }
    let isNew = old?.kind != kind
    let refused: [(member: StaticString, isGiven: Bool, right: StaticString)] = [
      ("minStock", minStock != nil && (isNew || minStock != old?.minStock), "null"),
      ("reorderQuantity", reorderQuantity != nil && (isNew || reorderQuantity != old?.reorderQuantity), "null"),
      ("trackBatch", trackBatch.isSet && (isNew || trackBatch != old?.trackBatch), "false"),
      ("trackSerial", trackSerial.isSet && (isNew || trackSerial != old?.trackSerial), "false"),
    ]
    return refused.filter(\.isGiven).map { member, _, right in
      Problem(
        pointer: "\(base)/\(member)", kind: .value,
        message: "\(member) must be \(right): the item is a \(kind.rawValue), which has no stock of its own")
    }
  }

  /// A Boolean value that indicates whether the item has members that `ItemRules` must check.
  var hasRules: Bool {
    !units.isEmpty || purchaseUnit != nil || salesUnit != nil || reorderQuantity != nil || location != nil
      || supplier != nil || taxRate != nil || taxCategory != nil || kind != .stocked
  }
}
