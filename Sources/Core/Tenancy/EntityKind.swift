internal import JSON
internal import Shape
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
  /// The restricted fields by name, with the bits of which one opens them. Made when it is asked for.
  public let restrictions: () -> [String: Int]

  public init<E: CompanyEntity>(_ type: E.Type) { self.init(type, E.access) }

  /// The records of a collection.
  public init<Details: RecordDetails>(_ records: Records<Details>) where Details.Scope.Rule == Access {
    self.init(Stored<Details>.self, Details.access(to: .get))
  }

  /// What the device keeps, which whoever can write to the pipe is told of.
  public init(_ kind: DeviceKind) {
    name = "\(kind.name)"
    service = "\(kind.service)"
    access = .account
    restrictions = { [:] }
  }

  private init<E: Entity>(_ type: E.Type, _ access: Access) {
    name = "\(E.entityName)"
    service = "\(E.service)"
    self.access = access
    restrictions = {
      let members = ObjectSchema(of: E.self).members.compactMap { member in member.restriction.map { (member.name, $0) } }
      return Dictionary(uniqueKeysWithValues: members)
    }
  }
}
