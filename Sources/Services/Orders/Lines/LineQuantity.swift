internal import Ports
internal import RPC
internal import Shape

/// Quantities of lines of orders and purchases, in the own unit of their item.
enum LineQuantity {
  /// The largest quantity of one line, in units of `Decimal`. A larger quantity is taken for a typing mistake.
  static let most = 1_000_000_000 * 100_000
  static let limit = Limit.above(0, to: 1_000_000_000)

  /// Returns a quantity in the item's own unit. Returns `nil` if the result has more than five decimal places, or is
  /// too large to be stored.
  static func own(_ quantity: Decimal, of factor: UnitFactor) -> Decimal? {
    guard let units = factor.own(quantity), units.magnitude <= StockedItem.most.magnitude else { return nil }
    return Decimal(units: Int(units))
  }

  /// Throws an error for a quantity that would have more than five decimal places in the item's own unit, or be too
  /// large.
  static func check(_ quantity: Decimal, of factor: UnitFactor, _ item: StockedItem, at pointer: String) throws(Failure)
  {
    guard let own = own(quantity, of: factor) else { throw refusal(quantity, of: factor, at: pointer) }
    if own.units > most { throw .invalidParam(pointer, "quantity must be at most 1000000000 \(item.unit.text)") }
  }

  /// Returns the error for a quantity that can't be stored in the own unit.
  fileprivate static func refusal(_ quantity: Decimal, of factor: UnitFactor, at pointer: String) -> Failure {
    if factor.own(quantity) != nil {
      return .invalidParam(
        pointer,
        "\(quantity) of \(factor) each is more than \(Decimal(units: StockedItem.most)), the largest quantity in the item's own unit"
      )
    }
    return .invalidParam(
      pointer,
      "quantity must have at most \(Decimal.places) decimals in the item's own unit; \(quantity) of \(factor) each has more"
    )
  }
}

extension DocumentLineDetails {
  /// Returns a quantity of the line in the item's own unit. Returns `nil` if the result has more than five decimal
  /// places, or is too large.
  func own(_ quantity: Decimal) -> Decimal? { LineQuantity.own(quantity, of: ratio) }

  /// Returns a quantity of the line in the item's own unit.
  /// - Throws: -32602 at the pointer if the result has more than five decimal places, or is too large.
  func own(_ quantity: Decimal, at pointer: String) throws(Failure) -> Decimal {
    guard let own = own(quantity) else { throw LineQuantity.refusal(quantity, of: ratio, at: pointer) }
    return own
  }
}
