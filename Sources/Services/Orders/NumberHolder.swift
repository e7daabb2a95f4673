internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Finds another record with the same number as a record that has arrived from another device.
struct NumberHolder {
  private let stores: Stores
  private let byNumber: StoreStatement

  init(of table: StaticString, _ stores: Stores) {
    self.stores = stores
    byNumber = StoreStatement("SELECT id FROM {store}.\(table) WHERE company = ? AND number = ?")
  }

  func holder(of number: Line?, but record: UUID, in context: CompanyContext) throws(Failure) -> (
    member: String, id: UUID
  )? {
    guard let number else { return nil }
    let found = try stores.first(byNumber, in: context.store, bind: context.company, number) { $0.next(UUID.self) }
    return found.flatMap { $0 == record ? nil : ("number", $0) }
  }
}
