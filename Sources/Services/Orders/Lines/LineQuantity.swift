internal import Ports
internal import RPC
internal import Shape

/// Quantities of lines, of orders and of purchases, in the own unit of their item.
enum LineQuantity {
  /// More than that of one line is a mistake.
  static let most = 1_000_000_000 * 100_000

  /// A quantity of what is so many of the own unit each; nil where that has more than five places, or is more than can be kept.
  static func own(_ quantity: Decimal, of factor: Decimal) -> Decimal? {
    guard let units = quantity.exactly(times: factor), units.magnitude <= StockedItem.most.magnitude else { return nil }
    return Decimal(units: Int(units))
  }

  /// The same of what is kept already, as much of it as five places can say.
  static func kept(_ quantity: Decimal, of factor: Decimal) -> Decimal {
    Decimal(units: Int(clamping: Int128(quantity.units) * Int128(factor.units) / 100_000))
  }

  /// Refuses what the own unit has no five places for, and what is too much.
  static func check(_ quantity: Decimal, of factor: Decimal, _ item: StockedItem, at pointer: String) throws(Failure) {
    guard let own = own(quantity, of: factor) else { throw refusal(quantity, of: factor, at: pointer) }
    if own.units > most { throw .invalidParam(pointer, "quantity must be at most 1000000000 \(item.unit.text)") }
  }

  /// Why a quantity is none in the own unit.
  static func refusal(_ quantity: Decimal, of factor: Decimal, at pointer: String) -> Failure {
    if quantity.exactly(times: factor) != nil { return .invalidParam(pointer, "\(quantity) of \(factor) each is more than can be kept") }
    return .invalidParam(
      pointer,
      "\(quantity) of \(factor) each can't be said with \(Decimal.places) decimals in the item's own unit; the quantity must fit")
  }
}
