public import RPC
public import Shape
public import Tenancy

/// A service whose records refer to records of others.
public protocol Referrer: AnyObject {
  /// How many of its records refer to a record, by their kind; none of 0.
  /// - Parameter kind: of the record, as the change log names it: `item`, `contact`.
  func uses(of kind: StaticString, _ id: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count]

  /// How many of its records count an item in a unit and are still being worked on, by their kind; none of 0.
  func uses(ofUnit unit: Line, of item: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count]

  /// Lets all of its records that refer to a record refer to another of the same kind.
  func redirect(_ kind: StaticString, from old: UUID, to new: UUID, in context: CompanyContext) throws(Failure)
}

extension Referrer {
  public func uses(ofUnit unit: Line, of item: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count] { [] }
}
