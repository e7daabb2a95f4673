public import Shape
public import Vocabulary

/// The names, the quantities and the cost of an item. Methods that list many items read them for all items at once.
public struct ItemFacts {
  public let id: UUID, sku: Line, name: Line, unit: Line, kind: ItemKind
  public let figures: StockFigures
  /// The quantity that is on order and has not arrived, and the time of the next arrival.
  public let incoming: Decimal, incomingAt: Timestamp?
  /// The average cost of one unit, or the cost of a service. `nil` if it is not known.
  public let unitCost: UnitCost?

  public init(
    id: UUID, sku: Line, name: Line, unit: Line, kind: ItemKind, figures: StockFigures, incoming: Decimal,
    incomingAt: Timestamp?, unitCost: UnitCost?
  ) {
    self.kind = kind
    self.id = id
    self.sku = sku
    self.name = name
    self.unit = unit
    self.figures = figures
    self.incoming = incoming
    self.incomingAt = incomingAt
    self.unitCost = unitCost
  }

  /// The quantity that can be sold or used, less the quantity that is reserved for open orders and builds.
  public var available: Decimal {
    let usable = max(0, figures.usable.units)
    return Decimal(units: usable - min(figures.demand.units, usable))
  }
}

/// The stock of one item in one location.
public struct PlaceStock {
  public let item: UUID, location: UUID, name: Line
  /// The quantity on hand, and the part of it that can be sold or used.
  public let onHand: Decimal, usable: Decimal
  /// A Boolean value that indicates whether a movement that names no location takes stock from this location.
  public let isUsual: Bool

  public init(item: UUID, location: UUID, name: Line, onHand: Decimal, usable: Decimal, isUsual: Bool) {
    self.item = item
    self.location = location
    self.name = name
    self.onHand = onHand
    self.usable = usable
    self.isUsual = isUsual
  }
}
