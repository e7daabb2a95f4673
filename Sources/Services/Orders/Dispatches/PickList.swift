internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Lists the goods to pick for dispatches.
extension Dispatches {
  /// Returns the goods to pick for dispatches, grouped by location.
  func pickList(_ ids: [ID<DispatchDetails>], in context: CompanyContext) throws(Failure) -> [PickedPlace] {
    var picked: [(location: UUID, line: PickedLine)] = []
    for (position, id) in ids.enumerated() where !ids[..<position].contains(id) {
      let dispatch = try records.find(id, at: "/ids/\(position)", in: context).record
      if dispatch.details.state.status.isOver { continue }
      for line in try contents(of: dispatch, in: context) {
        for part in line.parts {
          guard let id = part.item ?? line.item else { continue }
          let item = try orders.stock.item(id, nil, at: "", in: context)
          let lot = try part.lot.map { (lot) throws(Failure) in try orders.stock.lot(lot, in: context) }
          picked.append((part.location, PickedLine(dispatch, line, part, item, lot)))
        }
      }
    }
    let locations = picked.reduce(into: [UUID]()) { if !$0.contains($1.location) { $0.append($1.location) } }
    return try orders.stock.places(locations, in: context).map { place in
      let lines = picked.filter { $0.location == place.id }.map(\.line)
      return PickedPlace(
        place, lines.sorted { ($0.sku?.text ?? "", $0.dispatch.uuid) < ($1.sku?.text ?? "", $1.dispatch.uuid) })
    }
  }
}

/// The goods to pick from a location.
struct PickedPlace: Record {
  let location: UUID, code: Line?, path: [Line], lines: [PickedLine]

  static let doc: StaticString = "The goods to pick from one location."

  init(_ place: StockPlace, _ lines: [PickedLine]) {
    location = place.id
    code = place.code
    path = place.path
    self.lines = lines
  }

  init<F: Fields<Self>>(_ field: inout F) {
    location = field("location", \.location, "The id of the location.")
    code = field("code", \.code, "The code on the location's label.")
    path = field(
      "path", \.path,
      "The path of the location: the names of the locations that contain it, the outermost first, and its own name last."
    )
    lines = field("lines", \.lines, "The lines to pick at this location, sorted by SKU.")
  }
}

/// A quantity of one lot to pick for a dispatch.
struct PickedLine: Record {
  let dispatch: ID<DispatchDetails>, number: Line, orderLine: ID<OrderLineDetails>, item: UUID?, sku: Line?, text: Line
  let quantity: Decimal, unit: Line, lot: UUID?, batch: Line?, serial: Line?, expiry: Day?

  static let doc: StaticString = "A quantity to pick for a dispatch."

  init(_ dispatch: Dispatch, _ line: DispatchedLine, _ part: EntryPart, _ item: StockedItem, _ lot: StockLot?) {
    self.dispatch = dispatch.id
    number = dispatch.details.state.number
    orderLine = line.orderLine
    // For a kit, each part of the line is a component. The list then shows the component's SKU and name, not the kit's.
    self.item = part.item ?? line.item
    sku = part.item == nil ? line.sku : item.sku
    text = part.item == nil ? line.text : item.name
    quantity = part.quantity
    unit = item.unit
    self.lot = part.lot
    (batch, serial, expiry) = (lot?.batch, lot?.serial, lot?.expiry)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    dispatch = field("dispatch", \.dispatch, "The id of the dispatch.")
    number = field("number", \.number, "The dispatch's number in the company, such as D-1.")
    orderLine = field("orderLine", \.orderLine, "The id of the order line.")
    item = field("item", \.item, "The id of the item. For a line of a kit, the id of the component.")
    sku = field("sku", \.sku, "The item's SKU.")
    text = field("text", \.text, "The line's text. For a component of a kit, the component's name.")
    quantity = field("quantity", \.quantity, "The quantity, in the item's own unit.")
    unit = field("unit", \.unit, "The item's own unit.")
    lot = field("lot", \.lot, "The id of the lot. `null` for an item that is not tracked by lots.")
    batch = field("batch", \.batch, "The lot's batch. `null` for a lot without a batch.")
    serial = field("serial", \.serial, "The lot's serial number. `null` for a lot without a serial number.")
    expiry = field(
      "expiry", \.expiry,
      "The lot's expiry date: the last day on which the goods may be used. `null` if the lot does not expire.")
  }
}
