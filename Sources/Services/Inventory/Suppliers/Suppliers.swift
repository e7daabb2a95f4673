internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The suppliers of items, with their terms and prices.
///
/// An item's members `supplier` and `supplierSku` name its preferred supplier. The suppliers' own member `preferred` is
/// computed from them.
final class Suppliers {
  let records: Records<ItemSupplierDetails>
  let stores: Stores
  unowned let inventory: Inventory
  /// The supplier that is being deleted. While it is set, changes of its item do not change the supplier itself.
  private var leaving: ID<ItemSupplierDetails>?
  /// The items with a supplier that have arrived from other devices, by company, until `settleNoted` handles them.
  var arrived: [UUID: [ID<ItemDetails>]] = [:]

  private static func statement(of column: String) -> StoreStatement {
    StoreStatement(
      """
      SELECT \(Table<ItemSupplier>.columns) FROM {store}.suppliers
      WHERE \(column) = ? AND row BETWEEN ? AND ? ORDER BY row
      """)
  }

  private static func page(_ condition: String) -> StoreStatement {
    StoreStatement(
      """
      SELECT \(Table<ItemSupplier>.columns), row FROM {store}.suppliers
      WHERE \(condition) AND row BETWEEN ?1 AND ?2 AND (?4 IS NULL OR item = ?4) AND (?5 IS NULL OR contact = ?5)
      ORDER BY row DESC LIMIT ?3
      """)
  }

  private let ofItem = Suppliers.statement(of: "item")
  private let ofContact = Suppliers.statement(of: "contact")
  private let countOfContact = StoreStatement(
    "SELECT count(*) FROM {store}.suppliers WHERE contact = ? AND preferred = 0 AND row BETWEEN ? AND ?")
  /// The row of the last of ?3 items of the rows from ?1 to ?2, or `NULL` if there are no items.
  let lastOfPage = StoreStatement(
    """
    SELECT max(row) FROM (SELECT row FROM {store}.items WHERE row BETWEEN ?1 AND ?2 ORDER BY row LIMIT ?3)
    """)
  /// The suppliers in the rows from ?3 to ?4, of the items in the rows from ?1 to ?2. They are sorted as the imports of
  /// items and of suppliers create them: those of each item together, and its preferred supplier first. Each row has
  /// the members that callers can write, and the row of the item.
  let byItem = StoreStatement(
    """
    SELECT \(ItemSupplierDetails.fieldNames.map { "s.\"\($0)\"" }.listed), i.row
    FROM {store}.items i JOIN {store}.suppliers s ON s.item = i.id
    WHERE i.row BETWEEN ?1 AND ?2 AND +s.row BETWEEN ?3 AND ?4 ORDER BY i.row, s.preferred DESC, s.row
    """)
  private let pages = (
    all: Suppliers.page("TRUE"), ofItem: Suppliers.page("item = ?4"), ofContact: Suppliers.page("contact = ?5")
  )

  init(_ dependencies: Dependencies, _ inventory: Inventory) {
    stores = dependencies.stores
    self.inventory = inventory
    records = Records(stores, dependencies.ids)
    records.rules.naturalKey = { (details, _) in
      NaturalKey("itemSupplier", details.item.uuid, "\(details.contact)\n\(details.sku?.text ?? "")")
    }
    records.rules.create = { [unowned self] (details, context) throws(Failure) in
      try check(details, was: nil, at: "", in: context)
    }
    records.rules.update = { [unowned self] (old, new, context) throws(Failure) in
      try check(new, was: old, at: "/changes", in: context)
    }
    records.rules.saved = { [unowned self] (old, new, context) throws(Failure) in
      try followed(old?.details, new, in: context)
    }
    records.rules.delete = { [unowned self] (supplier, context) throws(Failure) in
      try leave(supplier, in: context)
    }
  }

  // MARK: Finding

  /// Returns the suppliers of an item, the oldest first.
  func of(_ item: ID<ItemDetails>, in context: CompanyContext) throws(Failure) -> [ItemSupplier] {
    try all(ofItem, item.uuid, in: context)
  }

  func of(contact: UUID, in context: CompanyContext) throws(Failure) -> [ItemSupplier] {
    try all(ofContact, contact, in: context)
  }

  /// Returns the number of suppliers with this contact that are not preferred. Preferred suppliers are left out,
  /// because their items name the contact, and are counted elsewhere.
  func count(of contact: UUID, in context: CompanyContext) throws(Failure) -> Int {
    let rows = context.partition.rows.all
    return try stores.first(countOfContact, in: context.store, bind: contact, rows.lowerBound, rows.upperBound) {
      $0.next(Int.self)
    } ?? 0
  }

  private func all(_ statement: StoreStatement, _ id: UUID, in context: CompanyContext) throws(Failure)
    -> [ItemSupplier]
  {
    let rows = context.partition.rows.all
    return try stores.all(statement, in: context.store, bind: id, rows.lowerBound, rows.upperBound) { $0.fields() }
  }

  /// Returns a page of suppliers, newest first.
  func list(
    of item: ID<ItemDetails>?, by contact: UUID?, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Prepared<Page<ItemSupplier>> {
    let statement = item != nil ? pages.ofItem : contact != nil ? pages.ofContact : pages.all
    return try records.pages(limit: limit, after: cursor, in: context) { (last, writer) throws(Failure) in
      try stores.each(
        statement, in: context.store, bind: context.partition.rows.floor + 1, last, limit + 1, item, contact
      ) { writer.add(&$0) }
      return nil
    }
  }

  // MARK: The item's own members

  /// Makes the supplier that an item names its preferred one. Creates that supplier if it does not exist.
  /// - Parameter old: the item before the change, or `nil` for a new item.
  func follow(_ item: Item, was old: ItemDetails?, in context: CompanyContext) throws(Failure) {
    let new = item.details
    if new.supplier == old?.supplier, new.supplier == nil || new.supplierSku == old?.supplierSku { return }
    let there = try of(ID(item.uuid), in: context)
    guard let contact = new.supplier else { return try forget(there, in: context) }
    let same = there.filter { $0.details.contact == contact }
    // If the contact is the same, another `supplierSku` is a correction: the existing supplier gets it. The same holds
    // for a supplier whose SKU was unknown.
    let found =
      same.first { $0.details.isOf(new) } ?? same.first { $0.details.preferred.isSet }
      ?? same.first { $0.details.sku == nil }
    if let found { return try prefer(found, sku: new.supplierSku, among: there, in: context) }
    try prefer(nil, among: there, in: context)
    let details = ItemSupplierDetails(preferred: contact, sku: new.supplierSku, of: ID(item.uuid))
    _ = try records.create(details, in: context)
  }

  /// Clears `preferred` of the suppliers of an item that no longer names a supplier. A preferred supplier without terms
  /// is deleted, because it exists only because the item named it.
  private func forget(_ there: [ItemSupplier], in context: CompanyContext) throws(Failure) {
    for supplier in there where supplier.details.preferred.isSet && supplier.details.isBare && supplier.id != leaving {
      _ = try records.delete(supplier.id, expect: nil, in: context)
    }
    try prefer(nil, among: there.filter { !$0.details.isBare }, in: context)
  }

  /// Returns the item with its `supplierSku` completed. If the item got another supplier but no new `supplierSku`, it
  /// gets the SKU of that supplier. Without a supplier, it has no SKU of one.
  func completed(_ new: ItemDetails, of item: ID<ItemDetails>, was old: ItemDetails, in context: CompanyContext)
    throws(Failure) -> ItemDetails
  {
    guard new.supplier != old.supplier, new.supplierSku == old.supplierSku else { return new }
    guard let contact = new.supplier else { return new.bought(from: nil, as: nil) }
    let known = try of(item, in: context).first { $0.details.contact == contact }
    return known.map { new.bought(from: contact, as: $0.details.sku) } ?? new
  }

  /// Makes one supplier of an item the preferred one, and sets its SKU. Clears `preferred` of all other suppliers of
  /// the item.
  private func prefer(
    _ one: ItemSupplier?, sku: Line? = nil, among there: [ItemSupplier], in context: CompanyContext
  ) throws(Failure) {
    for supplier in there where supplier.id != leaving {
      let isOne = supplier.id == one?.id
      var details = supplier.details
      details.preferred = Flag(isOne)
      if isOne { details.sku = sku }
      if details.preferred == supplier.details.preferred, details.sku == supplier.details.sku { continue }
      _ = try records.update(supplier.id, patch(to: details), expect: nil, in: context)
    }
  }

  /// Updates the item's members `supplier` and `supplierSku` after the item's preferred supplier has changed.
  private func followed(_ old: ItemSupplierDetails?, _ new: ItemSupplier, in context: CompanyContext) throws(Failure) {
    let (details, item) = (new.details, try inventory.items.find(new.details.item, in: context).record)
    if details.preferred.isSet {
      if !details.isOf(item.details) { try set(details.contact, details.sku, of: item, in: context) }
      let others = try of(details.item, in: context).filter { $0.id != new.id && $0.details.preferred.isSet }
      try prefer(nil, among: others, in: context)
    } else if let old, old.preferred.isSet, old.isOf(item.details) {
      try set(nil, nil, of: item, in: context)
    }
  }

  private func set(_ contact: UUID?, _ sku: Line?, of item: Item, in context: CompanyContext) throws(Failure) {
    let patch = Patch<ItemDetails>(names: ["supplier", "supplierSku"]) { (details, _) in
      .success(details.bought(from: contact, as: sku))
    }
    _ = try inventory.items.update(ID(item.uuid), patch, expect: nil, in: context)
  }

  private func patch(to details: ItemSupplierDetails) -> Patch<ItemSupplierDetails> {
    Patch { (_, _) in .success(details) }
  }

  // MARK: Leaving

  /// Clears the item's members `supplier` and `supplierSku` if they name a supplier that is about to be deleted.
  private func leave(_ supplier: ItemSupplier, in context: CompanyContext) throws(Failure) {
    guard supplier.details.preferred.isSet, leaving != supplier.id,
      let item = try inventory.items.findIfThere(supplier.details.item, in: context),
      supplier.details.isOf(item.details)
    else { return }
    leaving = supplier.id
    defer { leaving = nil }
    try set(nil, nil, of: item, in: context)
  }

  /// Deletes all suppliers of an item that is about to be deleted.
  func deleteAll(of item: Item, in context: CompanyContext) throws(Failure) {
    for supplier in try of(ID(item.uuid), in: context) {
      leaving = supplier.id
      defer { leaving = nil }
      _ = try records.delete(supplier.id, expect: nil, in: context)
    }
  }

  /// Changes the contact of all suppliers after their contact was merged into another one. If the new contact already
  /// supplies an item under the same SKU, only the supplier of the new contact, with its terms, is left.
  func redirect(from old: UUID, to new: UUID, in context: CompanyContext) throws(Failure) {
    for supplier in try of(contact: old, in: context) {
      var details = supplier.details
      details.contact = new
      let twin = try of(details.item, in: context).first {
        $0.details.contact == new && $0.details.sku == details.sku
      }
      guard let twin else {
        _ = try records.update(supplier.id, patch(to: details), expect: nil, in: context)
        continue
      }
      _ = try records.delete(supplier.id, expect: nil, in: context)
      guard details.preferred.isSet else { continue }
      var kept = twin.details
      kept.preferred = true
      _ = try records.update(twin.id, patch(to: kept), expect: nil, in: context)
    }
  }
}
