public import Shape

/// A record of a company with members for both its own id and its company's.
public protocol CompanyRecord: CompanyEntity {
  associatedtype Identified
  var id: ID<Identified> { get }
  var company: CompanyID { get }
}

extension CompanyRecord {
  public var uuid: UUID { id.uuid }
  public var companyID: UUID? { company.uuid }
}

/// A record that is never changed. If the facts change, another record is added.
public protocol ImmutableRecord: CompanyRecord {}

extension ImmutableRecord {
  public var version: Int { 1 }
}
