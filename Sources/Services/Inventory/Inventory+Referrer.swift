public import Ports
public import RPC
internal import SQLite
public import Shape
internal import Storage
public import Tenancy

/// The inventory's references to contacts, which prevent deleting a contact: in items, suppliers of items, and loans.
extension Inventory: Referrer {
  public func uses(of kind: StaticString, _ id: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count] {
    guard "\(kind)" == "contact" else { return [] }
    let items = try suppliedItems(of: id, in: context).count
    let loans = try loans.count(with: id, in: context)
    let suppliers = try suppliers.count(of: id, in: context)
    return (items > 0 ? [InUseData.Count(Item.entityName, items)] : [])
      + (suppliers > 0 ? [InUseData.Count(ItemSupplier.entityName, suppliers)] : [])
      + (loans > 0 ? [InUseData.Count(Loan.entityName, loans)] : [])
  }

  public func redirect(_ kind: StaticString, from old: UUID, to new: UUID, in context: CompanyContext) throws(Failure) {
    guard "\(kind)" == "contact" else { return }
    try suppliers.redirect(from: old, to: new, in: context)
    // Items that older versions of the program stored have a supplier as a member, but no record of a supplier.
    for item in try suppliedItems(of: old, in: context) {
      let patch = Patch<ItemDetails>(names: ["supplier"]) { (details, _) in
        .success(details.bought(from: new, as: details.supplierSku))
      }
      _ = try items.update(item, patch, expect: nil, in: context)
    }
    try loans.redirect(from: old, to: new, in: context)
  }

  private func suppliedItems(of contact: UUID, in context: CompanyContext) throws(Failure) -> [ID<ItemDetails>] {
    let rows = context.partition.rows.all
    return try stores.all(supplied, in: context.store, bind: contact, rows.lowerBound, rows.upperBound) { $0.next() }
  }
}
