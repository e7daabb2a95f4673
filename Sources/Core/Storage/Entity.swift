public import RPC
public import Shape

/// A record that belongs to a company and has a version: what a table holds.
public protocol Entity: Record {
  /// The name in the change log, in events and in errors: `item`.
  static var entityName: StaticString { get }
  /// The service that keeps it, as its methods' names begin.
  static var service: StaticString { get }
  /// What a caller must hold in the company to be told of its changes.
  static var access: Access { get }

  var uuid: UUID { get }
  /// The company that the record belongs to, for ever.
  var companyID: UUID { get }
  /// Grows by one a change, from 1.
  var version: Int { get }
}

/// A kind of record, for those who deal with all of them.
public struct EntityKind {
  public let name: String
  public let service: String
  public let access: Access
  /// The restricted fields by name, with the bits of which one opens them. Made when it is asked for.
  public let restrictions: () -> [String: Int]

  init<E: Entity>(_ type: E.Type) {
    name = "\(E.entityName)"
    service = "\(E.service)"
    access = E.access
    restrictions = {
      let members = ObjectSchema(of: E.self).members.compactMap { member in member.restriction.map { (member.name, $0) } }
      return Dictionary(uniqueKeysWithValues: members)
    }
  }
}
