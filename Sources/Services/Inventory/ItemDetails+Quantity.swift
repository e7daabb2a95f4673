internal import RPC
internal import Shape

extension ItemDetails {
  /// A quantity in the item's own unit, exactly.
  /// - Parameters:
  ///   - unit: the unit that it is given in; nil for the item's own.
  ///   - unitPointer: where that stands in the parameters.
  /// - Returns: units of `Decimal`.
  /// - Throws: -32602 for a unit that the item does not have, and for what has more than five places in its own unit.
  func quantity(_ given: Decimal, in unit: Line?, at pointer: String, unitAt unitPointer: String) throws(Failure) -> Int {
    guard let unit, unit != self.unit else {
      if given.units.magnitude > Stock.most.magnitude { throw .invalidParam(pointer, "\(given) is more than can be kept") }
      return given.units
    }
    guard let conversion = units.first(where: { $0.unit == unit }) else {
      let known = ([self.unit] + units.map(\.unit)).map(\.text).joined(separator: ", ")
      throw .invalidParam(unitPointer, "unit must be one of \(known)")
    }
    let product = Int128(given.units) * Int128(conversion.factor.units)
    let (units, rest) = product.quotientAndRemainder(dividingBy: 100_000)
    guard rest == 0 else {
      throw .invalidParam(
        pointer,
        "\(given) \(unit.text) of \(conversion.factor) \(self.unit.text) each can't be said with \(Decimal.places) decimals; the quantity must fit"
      )
    }
    guard let own = Int(exactly: units), own.magnitude <= Stock.most.magnitude else {
      throw .invalidParam(pointer, "\(given) \(unit.text) is more than can be kept")
    }
    return own
  }
}
