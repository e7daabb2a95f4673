public import RPC
public import Shape
public import Tenancy

/// A service whose records refer to records of other services.
public protocol Referrer: AnyObject {
  /// Returns the number of its records that refer to a record, by their kind, without counts of 0.
  /// - Parameter kind: the kind of the record, as in the change log: `item`, `contact`.
  func uses(of kind: StaticString, _ id: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count]

  /// Returns the number of its records in progress that count an item in a unit, by their kind, without counts of 0.
  func uses(ofUnit unit: Line, of item: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count]

  /// Changes all its records that refer to a record, so that they refer to another one of the same kind.
  func redirect(_ kind: StaticString, from old: UUID, to new: UUID, in context: CompanyContext) throws(Failure)
}

extension Referrer {
  public func uses(ofUnit unit: Line, of item: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count] {
    []
  }
}
