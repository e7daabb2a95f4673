public import RPC
public import Shape
public import Tenancy

/// A service whose records refer to records of other services.
public protocol Referrer: AnyObject {
  /// Returns the number of this service's records that refer to a record of another service: one count for each kind of
  /// record, without counts of 0.
  /// - Parameter kind: the kind of the other service's record, as in the change log: `item`, `contact`.
  func uses(of kind: StaticString, _ id: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count]

  /// Returns the number of this service's records in progress that count an item in a unit: one count for each kind of
  /// record, without counts of 0.
  func uses(ofUnit unit: Line, of item: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count]

  /// Returns the number of this service's records in progress that rely on the kind of an item: one count for each kind
  /// of record, without counts of 0.
  func uses(ofKindOf item: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count]

  /// Changes all records of this service that refer to the record `old`, so that they refer to the record `new` of the
  /// same kind.
  func redirect(_ kind: StaticString, from old: UUID, to new: UUID, in context: CompanyContext) throws(Failure)
}

extension Referrer {
  public func uses(ofKindOf item: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count] { [] }

  public func uses(ofUnit unit: Line, of item: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count] {
    []
  }
}
