public import RPC
public import Shape
public import Tenancy

/// A service whose records contain ids of other services' records.
public protocol Referrer: AnyObject {
  /// Returns the number of this service's records that refer to a record of another service. There is one count for
  /// each kind of referring record, and counts of 0 are left out.
  /// - Parameter kind: the kind of the other service's record, as in the change log, such as `item` or `contact`.
  func uses(of kind: StaticString, _ id: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count]

  /// Returns the number of this service's records in progress that give a quantity of an item in a certain unit. There
  /// is one count for each kind of record, and counts of 0 are left out.
  func uses(ofUnit unit: Line, of item: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count]

  /// Returns the number of this service's records in progress that would be wrong if the item's kind changed. There is
  /// one count for each kind of record, and counts of 0 are left out.
  func uses(ofKindOf item: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count]

  /// Changes all records of this service that refer to the record `old`, so that they refer to the record `new`. Both
  /// records are of the same kind.
  func redirect(_ kind: StaticString, from old: UUID, to new: UUID, in context: CompanyContext) throws(Failure)
}

extension Referrer {
  public func uses(ofKindOf item: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count] { [] }

  public func uses(ofUnit unit: Line, of item: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count] {
    []
  }
}
