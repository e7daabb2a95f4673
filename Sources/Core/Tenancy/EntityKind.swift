internal import JSON
public import RPC
public import Shape
public import Storage

/// A kind of record of companies. Its changes are reported to users with rights in the record's company.
public protocol CompanyEntity: Entity {
  /// The rule that a caller must meet in the company to get reports of changes.
  static var access: Access { get }
}

/// The properties of one kind of record, for code that works with all kinds.
public struct EntityKind {
  public let name: String
  public let service: String
  /// The rule that a caller must meet in a record's company to get reports of its changes.
  public let access: Access
  /// Returns the rule for one change, if the rule of this kind depends on the record. `nil` for other kinds.
  public let accessOf: ((Change, CompanyScope) throws(Failure) -> Access)?
  /// Returns the restricted fields by name, each with a bit mask. A caller with one of the bits sees the field.
  public let restrictions: () -> [String: Int]
  /// A Boolean value that indicates whether the change log keeps changes of this kind as long as the company exists.
  public let keepsChanges: Bool
  /// The rules for other services' records that belong to a record of this kind, or `nil` if none may belong to it.
  public let owning: Owning?

  /// The properties of a kind of record for services whose records belong to a record of this kind, and are deleted
  /// with it.
  public struct Owning {
    /// The rule that a caller must meet to change a record of this kind. It also applies to the records that belong to
    /// the record.
    public let change: Access
    /// A Boolean value that indicates whether records of this kind are the account's own, and belong to no company.
    public let isOfAccount: Bool
    /// Throws `notFound` with this pointer if no record of the company, or of the account, has the id.
    public let require: (_ id: UUID, _ pointer: String, CompanyContext) throws(Failure) -> Void

    public init(
      change: Access, isOfAccount: Bool = false,
      require: @escaping (_ id: UUID, _ pointer: String, CompanyContext) throws(Failure) -> Void
    ) {
      self.change = change
      self.isOfAccount = isOfAccount
      self.require = require
    }
  }

  /// - Parameter accessOf: returns the rule that a caller must meet to get one change, if that depends on the record.
  public init<E: CompanyEntity>(
    _ type: E.Type, owning: Owning? = nil, accessOf: ((Change, CompanyScope) throws(Failure) -> Access)? = nil
  ) {
    self.init(type, E.access, owning, accessOf: accessOf)
  }

  /// Creates the kind of a collection's records.
  @_semantics("optimize.sil.specialize.generic.never")
  public init<Details: RecordDetails>(_ records: Records<Details>) where Details.Scope.Rule == Access {
    let owning = Owning(change: Details.access(to: .update), isOfAccount: !Details.Scope.isOfCompany) {
      (id, pointer, context) throws(Failure) in
      let place: any RecordContext = context.scope.isOfAccount ? context.base : context
      guard let context = place as? Details.Scope.Context else { throw .notFound(Details.collection.one, at: pointer) }
      _ = try records.find(ID(id), at: pointer, in: context)
    }
    self.init(Stored<Details>.self, Details.access(to: .get), owning, keepsChanges: Details.keepsChanges)
  }

  /// Creates the properties of a kind of data on the device. By default, every program that can write to the pipe gets
  /// its changes.
  /// - Parameter access: the rule that a caller must meet in a company to get changes about it.
  /// - Parameter accessOf: returns the rule that a caller must meet to get one change, if that depends on the record.
  public init(
    _ kind: DeviceKind, access: Access = .account, accessOf: ((Change, CompanyScope) throws(Failure) -> Access)? = nil
  ) {
    name = "\(kind.name)"
    service = "\(kind.service)"
    self.access = access
    restrictions = { [:] }
    owning = nil
    keepsChanges = false
    self.accessOf = accessOf
  }

  private init<E: Entity>(
    _ type: E.Type, _ access: Access, _ owning: Owning?, keepsChanges: Bool = false,
    accessOf: ((Change, CompanyScope) throws(Failure) -> Access)? = nil
  ) {
    self.accessOf = accessOf
    name = "\(E.entityName)"
    service = "\(E.service)"
    self.access = access
    self.owning = owning
    self.keepsChanges = keepsChanges
    restrictions = {
      let members = ObjectSchema(of: E.self).members.compactMap { member in member.restriction.map { (member.name, $0) }
      }
      return Dictionary(uniqueKeysWithValues: members)
    }
  }
}
