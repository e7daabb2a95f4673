internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Finds and caches the names by which files refer to other records: the SKU of an item, the code or path of a
/// location, the name of a contact. The cached names are valid until the next request. A deleted record is named by its
/// id.
struct FileNames {
  private let orders: Orders
  private let context: CompanyContext
  private var contacts: [UUID: Line] = [:]
  private var locations: [UUID: Line] = [:]
  private var skus: [UUID: Line] = [:]
  private var lots: [UUID: (batch: Line?, serial: Line?)] = [:]

  init(_ orders: Orders, _ context: CompanyContext) {
    self.orders = orders
    self.context = context
  }

  mutating func contact(_ id: UUID) throws(Failure) -> Line {
    if let known = contacts[id] { return known }
    let line = Line(try orders.contacts.spelling(of: id, in: context) ?? "\(id)")
    contacts[id] = line
    return line
  }

  private mutating func part(_ part: EntryPart) throws(Failure) -> FilePart {
    let location: Line
    if let known = locations[part.location] {
      location = known
    } else {
      location = Line(try orders.stock.spelling(ofLocation: part.location, in: context) ?? "\(part.location)")
      locations[part.location] = location
    }
    let lot = try part.lot.map { (id) throws(Failure) in try self.lot(id) }
    let sku = try part.item.map { (item) throws(Failure) in try self.sku(of: item) }
    return FilePart(quantity: part.quantity, location: location, batch: lot?.batch, serial: lot?.serial, sku: sku)
  }

  private mutating func lot(_ id: UUID) throws(Failure) -> (batch: Line?, serial: Line?) {
    if let known = lots[id] { return known }
    let lot = try Failure.ifThere { () throws(Failure) in try orders.stock.lot(id, in: context) }
    let found = (lot.map(\.batch) ?? Line("\(id)"), lot?.serial)
    lots[id] = found
    return found
  }

  mutating func sku(of item: UUID) throws(Failure) -> Line {
    if let known = skus[item] { return known }
    let known = try Failure.ifThere { () throws(Failure) in try orders.stock.item(item, nil, at: "", in: context).sku }
    let sku = known ?? Line("\(item)")
    skus[item] = sku
    return sku
  }

  mutating func parts(_ parts: [EntryPart]) throws(Failure) -> [FilePart] {
    var found: [FilePart] = []
    for part in parts { found.append(try self.part(part)) }
    return found
  }

  mutating func lines<Details: DocumentLineDetails>(_ lines: [SheetLine<Details>]) throws(Failure)
    -> [DocumentFileLine<Details>]
  {
    var found: [DocumentFileLine<Details>] = []
    for line in lines {
      let (details, terms) = (line.details, line.details.terms)
      let sku = try details.item.map { (item) throws(Failure) in try self.sku(of: item) }
      found.append(
        DocumentFileLine(
          sku: sku, formerSku: details.sku == sku ? nil : details.sku, text: terms.text, quantity: terms.quantity,
          unit: terms.unit, factor: sku == nil ? nil : details.ratio.factor, per: sku == nil ? nil : details.ratio.per,
          unitPrice: terms.unitPrice.price, discount: terms.discount, taxRate: terms.taxRate,
          taxCategory: terms.taxCategory, note: terms.note, kind: details.kind,
          parts: try details.kitParts.map { (parts) throws(Failure) in try self.parts(ofKit: parts) }))
    }
    return found
  }

  private mutating func parts(ofKit parts: [KitPart]) throws(Failure) -> [FileKitPart] {
    var found: [FileKitPart] = []
    for part in parts {
      found.append(
        FileKitPart(sku: try sku(of: part.item), quantity: part.quantity, per: part.per, whole: part.whole))
    }
    return found
  }
}

extension DocumentLineDetails {
  /// The components of a kit; `nil` for a line of another kind.
  fileprivate var kitParts: [KitPart]? { (self as? OrderLineDetails).flatMap { $0.kind == .kit ? $0.parts : nil } }
}

extension Orders {
  /// Returns the item with the SKU that a file names.
  /// - Throws: -32602 with the given pointer if no item has the SKU.
  func item(spelled sku: Line, at pointer: String, in context: CompanyContext) throws(Failure) -> StockedItem {
    let item = try Failure.ifThere { () throws(Failure) in try stock.item(nil, sku, at: "", in: context) }
    if let item { return item }
    throw .invalidParam(pointer, "sku must be that of an existing item; there is no \(sku.text)")
  }

  /// Throws an error if a line without an item has members about an item.
  /// - Parameter base: the JSON Pointer of the line in its row.
  static func requirePlain(factor: Decimal?, formerSku: Line?, at base: String) throws(Failure) {
    for (member, isGiven) in [("factor", factor != nil), ("formerSku", formerSku != nil)] where isGiven {
      throw .invalidParam("\(base)/\(member)", "\(member) must be left out: only a line with sku can have it")
    }
  }

  /// Returns the locations and lots that the parts of an imported entry or receipt name. A part is a quantity of one
  /// lot in one location.
  /// - Parameters:
  ///   - item: the item of the parts; `nil` if the item is not known.
  ///   - base: the JSON Pointer of the entry or receipt in the row.
  func parts(
    _ parts: [FilePart], of item: UUID?, at base: String, _ log: inout ImportLog, in context: CompanyContext
  ) throws(Failure) -> [EntryPart] {
    var found: [EntryPart] = []
    for (place, part) in parts.enumerated() {
      let pointer = "\(base)/parts/\(place)"
      guard let location = try stock.location(spelled: part.location.text, in: context) else {
        log.refuse("\(pointer)/location", "location must be an existing location; there is no \(part.location.text)")
        continue
      }
      var (lot, component): (UUID?, UUID?)
      if let sku = part.sku {
        component = try self.item(spelled: sku, at: "\(pointer)/sku", in: context).id
      }
      if let name = part.serial ?? part.batch, let item = component ?? item {
        lot = try stock.lot(of: item, batch: part.batch, serial: part.serial, in: context)
        let member = part.serial == nil ? "batch" : "serial"
        if lot == nil {
          log.refuse(
            "\(pointer)/\(member)", "\(member) must be that of an existing lot of the item; there is no \(name.text)")
        }
      }
      found.append(EntryPart(quantity: part.quantity, location: location, lot: lot, item: component))
    }
    return found
  }
}
