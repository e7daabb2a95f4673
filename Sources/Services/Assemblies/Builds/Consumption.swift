internal import Ports
internal import Shape

/// A quantity of a component that a completion takes from a location, or from one lot in the location.
struct Consumption {
  let item: UUID
  /// The quantity in the item's own unit, in units of `Decimal`.
  let quantity: Int
  /// The location, or `nil` for the item's own location, or else the company's main location.
  let location: UUID?
  /// The lot. For a component that is tracked by lots, `nil` means the lots that expire first.
  let lot: UUID?
  /// The JSON pointer of the component in the parameters, for error messages.
  let pointer: String
}
