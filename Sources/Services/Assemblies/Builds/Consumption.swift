internal import Ports
internal import Shape

/// A quantity of a component that a completion takes from a location.
struct Consumption {
  let item: UUID
  /// The quantity in the item's own unit, in units of `Decimal`.
  let quantity: Int
  /// The location, or `nil` for the item's own location, or else the company's main location.
  let location: UUID?
  /// The lot, or `nil` for the lots that expire first.
  let lot: UUID?
  /// The place of the component in the parameters.
  let pointer: String
}
