internal import RPC
public import Shape
public import Storage

/// The members that people write in a record of a company. Each kind of record belongs to the work of one department.
public protocol CompanyDetails: RecordDetails where Scope == InCompany, Owner == CompanyOwner {
  associatedtype Scope = InCompany
  associatedtype Owner = CompanyOwner

  /// The department that works with the records daily. Its users create and change them, its managers delete them, and
  /// viewers see them.
  static var department: Department { get }
}

extension CompanyDetails {
  public static func access(to verb: CollectionVerb) -> Access {
    switch verb {
    case .create, .update, .save: .department(department)
    case .get, .list: .view(department)
    case .delete: .manager(department)
    }
  }
}

/// The members that people write in one of the account's own records, which belongs to no company.
public protocol AccountDetails: RecordDetails where Scope == InAccount, Owner == AccountOwner {
  associatedtype Scope = InAccount
  associatedtype Owner = AccountOwner
}

extension AccountDetails {
  public static func access(to verb: CollectionVerb) -> Access { .account }
}

/// The company that a record belongs to.
public struct CompanyOwner: RecordOwner {
  public let id: CompanyID

  public static let doc: StaticString = "The company to which a record belongs."

  public init(_ partition: Partition) { id = CompanyID(partition.company ?? UUID(high: 0, low: 0)) }

  public init<F: Fields<Self>>(_ field: inout F) {
    id = field("company", \.id, "The id of the company to which the record belongs.")
  }

  public var company: UUID? { id.uuid }
}
