internal import JSON
public import RPC
public import Shape
public import Storage

/// A record whose changes people are told of who hold something in its company.
public protocol CompanyEntity: Entity {
  /// What a caller must hold in the company to be told of its changes.
  static var access: Access { get }
}

/// A kind of record, for those who deal with all of them.
public struct EntityKind {
  public let name: String
  public let service: String
  /// What a caller must hold in a record's company to be told of its changes.
  public let access: Access
  /// The same of one change, where it depends on the record; nil where it does not.
  public let accessOf: ((Change, CompanyScope) throws(Failure) -> Access)?
  /// The restricted fields by name, with the bits of which one opens them. Made when it is asked for.
  public let restrictions: () -> [String: Int]
  /// Whether its changes are kept for as long as its company is there.
  public let keepsChanges: Bool
  /// How other records belong to one of these; nil where none may.
  public let owning: Owning?

  /// What must be known of a kind of record by those whose own records belong to one of them, and go with it.
  public struct Owning {
    /// What a caller must hold to change it, and so what belongs to it.
    public let change: Access
    /// Whether such records are the account's own, and no company's.
    public let isOfAccount: Bool
    /// Refuses an id that no record of the company, or of the account, has: `notFound` at the pointer.
    public let require: (_ id: UUID, _ pointer: String, CompanyContext) throws(Failure) -> Void

    public init(
      change: Access, isOfAccount: Bool = false, require: @escaping (_ id: UUID, _ pointer: String, CompanyContext) throws(Failure) -> Void
    ) {
      self.change = change
      self.isOfAccount = isOfAccount
      self.require = require
    }
  }

  /// - Parameter accessOf: what a caller must hold to be told of one change, where that depends on the record.
  public init<E: CompanyEntity>(
    _ type: E.Type, owning: Owning? = nil, accessOf: ((Change, CompanyScope) throws(Failure) -> Access)? = nil
  ) {
    self.init(type, E.access, owning, accessOf: accessOf)
  }

  /// The records of a collection.
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

  /// What the device keeps, which whoever can write to the pipe is told of.
  /// - Parameter access: what a caller must hold in a company to be told of what is about it.
  /// - Parameter accessOf: what a caller must hold to be told of one change, where that depends on the record.
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
      let members = ObjectSchema(of: E.self).members.compactMap { member in member.restriction.map { (member.name, $0) } }
      return Dictionary(uniqueKeysWithValues: members)
    }
  }
}
