internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Finds items for scanned codes: by the core's own labels, and by all forms of their barcodes.
final class LabelledItems: LabelledRecords {
  private let inventory: Inventory

  let labelKind = LabelKind.item
  let labelAccess = Access.view(.inventory)

  init(_ inventory: Inventory) { self.inventory = inventory }

  func labelled(_ id: UUID, in context: CompanyContext) throws(Failure) -> LabelledRecord? {
    try inventory.items.findIfThere(ID(id), in: context).map { item in
      LabelledRecord(id: item.uuid, title: item.details.name.text, isArchived: item.details.archived.isSet)
    }
  }

  func records(with code: String, in context: CompanyContext) throws(Failure) -> [LabelledRecord] {
    guard let id = try inventory.codes.item(with: ScannedCode(text: code), in: context) else { return [] }
    return try labelled(id.uuid, in: context).map { [$0] } ?? []
  }
}

/// Finds lots for scanned labels. A batch or a serial number alone can't be looked up, because it is unique only within
/// its item.
final class LabelledLots: LabelledRecords {
  private let inventory: Inventory

  let labelKind = LabelKind.lot
  let labelAccess = Access.view(.inventory)

  init(_ inventory: Inventory) { self.inventory = inventory }

  func labelled(_ id: UUID, in context: CompanyContext) throws(Failure) -> LabelledRecord? {
    let root = try inventory.joined.root(of: id, in: context.store)
    guard let lot = try inventory.lots.records.findIfThere(ID(root), in: context) else { return nil }
    let item = try inventory.items.findIfThere(lot.details.item, in: context)
    let title = "\(item?.details.name.text ?? ""), \(lot.details.title)"
    return LabelledRecord(
      id: root, title: title, isArchived: lot.details.archived.isSet || item?.details.archived.isSet ?? false)
  }

  func records(with code: String, in context: CompanyContext) throws(Failure) -> [LabelledRecord] { [] }
}

/// Finds locations for scanned codes: by the core's own labels, by location codes and by barcodes.
final class LabelledLocations: LabelledRecords {
  private let inventory: Inventory
  private let stores: Stores
  private let bearers = StoreStatement(
    """
    SELECT id FROM {store}.locations
    WHERE row >> 40 = ?1 AND barcode IN (SELECT value FROM json_each(?2)) AND barcode IS NOT NULL ORDER BY row LIMIT 10
    """)

  let labelKind = LabelKind.location
  let labelAccess = Access.view(.inventory)

  init(_ inventory: Inventory, _ stores: Stores) {
    self.inventory = inventory
    self.stores = stores
  }

  func labelled(_ id: UUID, in context: CompanyContext) throws(Failure) -> LabelledRecord? {
    let root = try inventory.joined.root(of: id, in: context.store)
    return try inventory.locations.records.findIfThere(ID(root), in: context).map { location in
      LabelledRecord(id: location.uuid, title: location.details.name.text, isArchived: location.details.archived.isSet)
    }
  }

  func records(with code: String, in context: CompanyContext) throws(Failure) -> [LabelledRecord] {
    var ids = try stores.all(bearers, in: context.store, bind: context.number, ScannedCode(text: code).forms) {
      $0.next(UUID.self)
    }
    if let id = try inventory.locations.find(code, in: context), !ids.contains(id) { ids.insert(id, at: 0) }
    var found: [LabelledRecord] = []
    for id in ids { if let record = try labelled(id, in: context) { found.append(record) } }
    return found
  }
}

/// Finds loans for scanned labels. Loans have no other codes.
final class LabelledLoans: LabelledRecords {
  private let inventory: Inventory

  let labelKind = LabelKind.loan
  let labelAccess = Access.view(.inventory)

  init(_ inventory: Inventory) { self.inventory = inventory }

  func labelled(_ id: UUID, in context: CompanyContext) throws(Failure) -> LabelledRecord? {
    guard let loan = try inventory.loans.records.findIfThere(ID(id), in: context) else { return nil }
    let item = try inventory.items.findIfThere(loan.details.item, in: context)
    return LabelledRecord(id: id, title: item?.details.name.text ?? "", isArchived: false)
  }

  func records(with code: String, in context: CompanyContext) throws(Failure) -> [LabelledRecord] { [] }
}

extension Inventory {
  /// Returns the lots that GS1 element strings name. The GTIN identifies the item. The serial number and the batch then
  /// identify its lots.
  func lots(in elements: ElementString, _ context: CompanyContext) throws(Failure) -> [LabelledRecord] {
    guard let gtin = elements.tradeItem, let item = try codes.item(with: ScannedCode(text: gtin), in: context) else {
      return []
    }
    var ids: [ID<LotDetails>] = []
    if let serial = elements["21"], let id = try lots.find(serial: Line(typed: serial), of: item, in: context) {
      ids.append(id)
    }
    if let batch = elements["10"], let id = try lots.find(batch: Line(typed: batch), of: item, in: context) {
      ids.append(id)
    }
    var found: [LabelledRecord] = []
    for id in ids { if let record = try LabelledLots(self).labelled(id.uuid, in: context) { found.append(record) } }
    return found
  }
}
