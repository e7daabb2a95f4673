internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A quantity of an item that comes back from a customer.
struct ReturnedPiece {
  let item: UUID, lot: UUID?
  /// The quantity in the item's own unit, in units of `Decimal`.
  let quantity: Int
  let pointer: String
}

/// Takes back kits that customers return. The components come back in proportion.
extension Orders {
  /// Returns the quantities of the components that come back with kits, each with its lot.
  ///
  /// The quantities are computed like those of shipments. So if all shipped kits are returned, exactly the shipped
  /// components come back, in spite of rounding.
  /// - Parameters:
  ///   - line: the line, whose returned quantity includes the kits that come back.
  ///   - pointer: the JSON Pointer of the line in the parameters.
  /// - Throws: -32602 for lots that do not fit, and for lots that the request must name but does not.
  func piecesOfKit(
    _ wanted: ReturnedLine, _ line: Sheet.Line, _ entries: [OrderEntry], at pointer: String, in context: CompanyContext
  ) throws(Failure) -> [ReturnedPiece] {
    if wanted.lot != nil {
      throw .invalidParam("\(pointer)/lot", "lot must be left out for a kit; name the lots of its components in `lots`")
    }
    let returned = line.details.state.returned
    let before = Decimal(units: returned.units - wanted.quantity.units)
    let coming = line.details.takes(from: before, to: returned).filter { $0.quantity > 0 }
    let named = try named(wanted, among: coming.map(\.item), at: pointer, in: context)
    var pieces: [ReturnedPiece] = []
    for (item, quantity) in coming {
      var left = try shippedLots(of: line.id, line.details, entries, with: wanted.dispatch, item: item, in: context)
      let given = named.filter { $0.item == item }
      let sku = line.details.parts.first { $0.item == item }?.sku.text ?? ""
      if !given.isEmpty, given.reduce(0, { $0 + $1.quantity }) != quantity {
        throw .invalidParam(
          "\(pointer)/lots",
          "the quantities of the lots of \(sku) must sum to \(Decimal(units: quantity)), the quantity that comes back")
      }
      for piece in given {
        guard let lot = piece.lot else { continue }
        try take(
          Decimal(units: piece.quantity), of: lot, wanted.condition ?? .ok, from: &left, at: "\(piece.pointer)/lot",
          in: context)
      }
      pieces += given.isEmpty ? try only(left, item, quantity, sku, wanted, at: pointer) : given
    }
    return pieces
  }

  /// Returns the lots that a request names, each with its item.
  private func named(
    _ wanted: ReturnedLine, among items: [UUID], at pointer: String, in context: CompanyContext
  ) throws(Failure) -> [ReturnedPiece] {
    var pieces: [ReturnedPiece] = []
    for (place, lot) in wanted.lots.enumerated() {
      let (at, item) = ("\(pointer)/lots/\(place)", try stock.lot(lot.lot, in: context).item)
      if !items.contains(item) {
        throw .invalidParam("\(at)/lot", "lot must be a lot of a component that comes back with the kit")
      }
      if lot.quantity.units <= 0 { throw .invalidParam("\(at)/quantity", "quantity must be more than 0") }
      pieces.append(ReturnedPiece(item: item, lot: lot.lot, quantity: lot.quantity.units, pointer: at))
    }
    return pieces
  }

  /// Returns the lots of a component for which the request names no lots: its only lot, or all lots if all of them come
  /// back.
  /// - Parameter left: the lots that the customer has.
  private func only(
    _ left: ShippedLots, _ item: UUID, _ quantity: Int, _ sku: String, _ wanted: ReturnedLine, at pointer: String
  ) throws(Failure) -> [ReturnedPiece] {
    let lots = left.lots
    if lots.count <= 1 || !wanted.isRestocked {
      let lot = lots.count == 1 ? lots.first : nil
      return [ReturnedPiece(item: item, lot: lot, quantity: quantity, pointer: pointer)]
    }
    if lots.reduce(0, { $0 + left[$1] }) == quantity {
      return lots.map { ReturnedPiece(item: item, lot: $0, quantity: left[$0], pointer: pointer) }
    }
    throw .invalidParams([
      Problem(
        pointer: "\(pointer)/lots", kind: .missing,
        message:
          "lots is missing: \(lots.count) lots of \(sku) were shipped and not returned yet. Name those that come back")
    ])
  }
}
