public import RPC
internal import SQLite
public import Shape
public import Storage
public import Tenancy

/// The stored members of a record whose number is unique in its company, such as an order.
public protocol NumberedDetails: CompanyDetails {
  var number: Line? { get }
}

extension Records where Details: NumberedDetails {
  /// Returns the records in the form that sync needs. Two devices may have given the same number to two records, so
  /// sync must find the record that already has a number.
  /// - Parameter written: a function that updates the data that belongs to a changed record.
  public func syncedByNumber(
    _ traits: SyncTraits,
    written: @escaping (_ old: Row?, _ new: Row?, _ row: Int, CompanyContext) throws(Failure) -> Void
  ) -> SyncedRecords {
    let byNumber = StoreStatement("SELECT id FROM {store}.\(Details.collection.many) WHERE company = ? AND number = ?")
    return synced(
      traits,
      holder: { [stores] (record, context) throws(Failure) in
        guard let number = record.details.number else { return nil }
        let found = try stores.first(byNumber, in: context.store, bind: context.company, number) { $0.next(UUID.self) }
        return found.flatMap { $0 == record.uuid ? nil : ("number", $0) }
      }, written: written)
  }
}
