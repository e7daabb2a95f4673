internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The checks of suppliers that involve several members or other records.
extension Suppliers {
  /// Checks the members of a supplier that is created or changed.
  /// - Parameter base: the JSON pointer of the members in the parameters, for error messages.
  func check(_ details: ItemSupplierDetails, was old: ItemSupplier?, at base: String, in context: CompanyContext)
    throws(Failure)
  {
    let item = try inventory.items.find(details.item, at: "\(base)/item", in: context).record
    var problems: [Problem] = []
    func refuse(_ member: String, _ message: String) {
      let name = member.split(separator: "/").last { $0.allSatisfy { !$0.isNumber } } ?? ""
      problems.append(Problem(pointer: "\(base)/\(member)", kind: .value, message: "\(name) \(message)"))
    }
    if let old, old.details.item != details.item { refuse("item", "can't be changed; create another supplier instead") }
    if let minOrder = details.minOrder, minOrder.units <= 0 { refuse("minOrder", "must be more than 0") }
    if let unit = details.packUnit, unit != old?.details.packUnit, !unit.isSameUnit(as: item.details.unit),
      !item.details.has(unit)
    {
      let units = ([item.details.unit] + item.details.units.map(\.unit)).map(\.text).listed
      refuse("packUnit", "must be one of the item's units (\(units)), or null for the unit in which the item is bought")
    }
    for (index, one) in details.breaks.enumerated() {
      if index > 0, one.minQuantity <= details.breaks[index - 1].minQuantity {
        refuse(
          "breaks/\(index)/minQuantity",
          "must be more than \(details.breaks[index - 1].minQuantity), the minQuantity of the break before")
      }
      if one.price.currency != details.breaks[0].price.currency {
        refuse(
          "breaks/\(index)/price/currency",
          "must be \(details.breaks[0].price.currency.code), the currency of the first break")
      }
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    if details.contact != old?.details.contact {
      _ = try inventory.contacts().supplier(details.contact, as: "contact", at: "\(base)/contact", in: context)
    }
    if details.contact != old?.details.contact || details.sku != old?.details.sku {
      try requireUnique(details, but: old?.id, in: context)
    }
  }

  private func requireUnique(
    _ details: ItemSupplierDetails, but own: ID<ItemSupplierDetails>?, in context: CompanyContext
  ) throws(Failure) {
    let twin = try of(details.item, in: context).first {
      $0.id != own && $0.details.contact == details.contact && $0.details.sku == details.sku
    }
    guard let twin else { return }
    throw .duplicate(
      "itemSupplier", member: details.sku == nil ? "contact" : "sku", value: details.sku?.text, id: twin.uuid)
  }

  /// Returns how many suppliers of an item have the given unit as their `packUnit`.
  func uses(of unit: Line, of item: ID<ItemDetails>, in context: CompanyContext) throws(Failure) -> Int {
    try of(item, in: context).count { $0.details.packUnit?.isSameUnit(as: unit) ?? false }
  }
}
