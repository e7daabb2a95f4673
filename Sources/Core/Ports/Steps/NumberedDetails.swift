public import RPC
internal import SQLite
public import Shape
public import Storage
public import Tenancy

/// The stored members of a record with a number that no other record of the company has.
public protocol NumberedDetails: CompanyDetails {
  var number: Line? { get }
}

extension Records where Details: NumberedDetails {
  /// Returns the records for sync. Two devices may have given the same number to two records.
  /// - Parameter written: updates data beside a record.
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
