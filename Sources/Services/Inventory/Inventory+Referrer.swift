public import Ports
public import RPC
internal import SQLite
public import Shape
internal import Storage
public import Tenancy

/// The inventory's references to contacts: items to their suppliers, and loans to their parties.
extension Inventory: Referrer {
  public func uses(of kind: StaticString, _ id: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count] {
    guard "\(kind)" == "contact" else { return [] }
    let items = try suppliedItems(of: id, in: context).count
    let loans = try loans.count(with: id, in: context)
    return (items > 0 ? [InUseData.Count(Item.entityName, items)] : [])
      + (loans > 0 ? [InUseData.Count(Loan.entityName, loans)] : [])
  }

  public func redirect(_ kind: StaticString, from old: UUID, to new: UUID, in context: CompanyContext) throws(Failure) {
    guard "\(kind)" == "contact" else { return }
    for item in try suppliedItems(of: old, in: context) {
      let patch = Patch<ItemDetails>(names: ["supplier"]) { (details, _) in
        .success(details.with(category: details.category, tags: details.tags, supplier: new, flag: details.flag))
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
