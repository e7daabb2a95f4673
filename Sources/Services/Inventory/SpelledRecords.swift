internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The texts by which exported files name items, locations, lots and contacts. The texts are cached, so use a value
/// only while no other request is served. A deleted record is named by its id.
struct SpelledRecords {
  private let inventory: Inventory
  private let context: CompanyContext
  private var items: [UUID: (sku: Line?, unit: Line?)] = [:]
  private var locations: [UUID: Line] = [:]
  private var lots: [UUID: (batch: Line?, serial: Line?)] = [:]
  private var contacts: [UUID: Line] = [:]

  init(_ inventory: Inventory, _ context: CompanyContext) {
    self.inventory = inventory
    self.context = context
  }

  mutating func item(_ id: ID<ItemDetails>) throws(Failure) -> (sku: Line?, unit: Line?) {
    if let known = items[id.uuid] { return known }
    let item = try inventory.items.findIfThere(id, in: context)?.details
    let found = (item?.sku ?? Line("\(id)"), item?.unit)
    items[id.uuid] = found
    return found
  }

  mutating func location(_ id: ID<LocationDetails>) throws(Failure) -> Line {
    if let known = locations[id.uuid] { return known }
    let found = Line(try inventory.locations.spelling(of: id.uuid, in: context) ?? "\(id)")
    locations[id.uuid] = found
    return found
  }

  mutating func lot(_ id: ID<LotDetails>?) throws(Failure) -> (batch: Line?, serial: Line?) {
    guard let id else { return (nil, nil) }
    if let known = lots[id.uuid] { return known }
    let lot = try inventory.lots.records.findIfThere(id, in: context)?.details
    let found = (lot.map(\.batch) ?? Line("\(id)"), lot?.serial)
    lots[id.uuid] = found
    return found
  }

  mutating func contact(_ id: UUID) throws(Failure) -> Line {
    if let known = contacts[id] { return known }
    let found = Line(try inventory.contacts().spelling(of: id, in: context) ?? "\(id)")
    contacts[id] = found
    return found
  }
}
