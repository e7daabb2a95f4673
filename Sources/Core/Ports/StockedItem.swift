public import RPC
internal import SQLite
public import Shape
public import Vocabulary

/// The facts of an item for other services.
public struct StockedItem {
  public let id: UUID, sku: Line, name: Line, unit: Line, kind: ItemKind
  /// The units in which quantities of the item can be given, besides its own unit. Each has the number of own units in
  /// it.
  public let units: [(unit: Line, factor: UnitFactor)]
  public let purchaseUnit: Line?, salesUnit: Line?
  public let price: UnitPrice?, cost: UnitPrice?
  public let taxRate: Decimal?, taxCategory: TaxCategory?
  public let reorderQuantity: Decimal?
  public let location: UUID?
  public let isArchived: Bool
  /// A Boolean value that indicates whether each piece of the item has a serial number.
  public let hasSerials: Bool

  public init(
    id: UUID, sku: Line, name: Line, unit: Line, units: [(unit: Line, factor: UnitFactor)], purchaseUnit: Line?,
    salesUnit: Line?,
    price: UnitPrice?, cost: UnitPrice?, reorderQuantity: Decimal?, location: UUID?, isArchived: Bool,
    hasSerials: Bool = false, taxRate: Decimal? = nil, taxCategory: TaxCategory? = nil, kind: ItemKind = .stocked
  ) {
    self.kind = kind
    (self.taxRate, self.taxCategory) = (taxRate, taxCategory)
    self.id = id
    self.sku = sku
    self.name = name
    self.unit = unit
    self.units = units
    self.purchaseUnit = purchaseUnit
    self.salesUnit = salesUnit
    self.price = price
    self.cost = cost
    self.reorderQuantity = reorderQuantity
    self.location = location
    self.isArchived = isArchived
    self.hasSerials = hasSerials
  }

  /// Finds the item's unit that a request names. Returns that unit and the number of own units in it, or `nil` for the
  /// own unit. Upper and lower case, and spaces at the ends, make no difference.
  /// - Throws: -32602 for a unit that the item does not have.
  public func conversion(
    of unit: Line, at pointer: @autoclosure () -> String
  ) throws(Failure) -> (unit: Line, factor: UnitFactor)? {
    if unit == self.unit { return nil }
    // Older programs stored units of one item that differ only by case or spaces. So an exact match comes first.
    if let found = units.first(where: { $0.unit == unit }) { return found }
    if unit.isSameUnit(as: self.unit) { return nil }
    if let found = units.first(where: { $0.unit.isSameUnit(as: unit) }) { return found }
    throw .invalidParam(pointer(), "unit must be one of \(([self.unit] + units.map(\.unit)).map(\.text).listed)")
  }

  /// The largest quantity of an item, in units of `Decimal`. A larger quantity can only be a mistake. Sums that do not
  /// exceed this limit are exact.
  public static let most = 1_000_000_000_000 * 100_000

  /// Converts a quantity to the item's own unit, without rounding.
  /// - Parameters:
  ///   - unit: the unit of `given`; `nil` for the item's own unit.
  ///   - unitPointer: the JSON pointer to the unit in the parameters.
  ///   - rest: returns the quantity that is left, for example to ship, in units of `Decimal`. `nil` if there is no such
  ///     rest. If the given quantity differs from the rest by less than 0.00001, the result is the whole rest, because
  ///     five decimals can't express the rest exactly in each unit.
  /// - Throws: -32602 for a unit that the item does not have, and for a quantity with more than five decimals in the
  ///   own unit.
  public func quantity(
    _ given: Decimal, in unit: Line?, at pointer: @autoclosure () -> String,
    unitAt unitPointer: @autoclosure () -> String,
    rest: () throws(Failure) -> Int? = { () throws(Failure) in nil }
  ) throws(Failure) -> Decimal {
    var own = Int128(given.units)
    if let unit, let conversion = try conversion(of: unit, at: unitPointer()) {
      let bounds = conversion.factor.bounds(of: given)
      own = bounds.lowerBound
      if bounds.lowerBound != bounds.upperBound {
        guard let rest = try rest(), rest != 0, bounds.contains(Int128(rest)) else {
          throw .invalidParam(
            pointer(),
            "\(given) \(unit.text) is \(conversion.factor.text(of: given)) \(self.unit.text), which has more than \(Decimal.places) decimals; give a quantity that has at most \(Decimal.places) decimals in \(self.unit.text)"
          )
        }
        own = Int128(rest)
      }
    }
    guard own.magnitude <= StockedItem.most.magnitude else {
      throw .invalidParam(
        pointer(),
        "\(given) \((unit ?? self.unit).text) is more than the largest quantity that can be stored, \(Decimal(units: StockedItem.most)) \(self.unit.text); give a smaller quantity"
      )
    }
    return Decimal(units: Int(own))
  }
}
