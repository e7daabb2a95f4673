public import RPC
public import Shape

/// Stores the access records of people who are invited to a company.
public protocol InvitedPeople: AnyObject {
  /// Throws `tierRequired` if the company's tier does not allow another participant.
  func requireRoom(in context: CompanyContext, _ directory: CompanyDirectory) throws(Failure)

  /// Returns the access record that a new person would get, as a draft: nothing is stored. The user in it does not
  /// exist yet.
  /// - Returns: the record's id, and the record as JSON.
  /// - Throws: -32602 for bits of no department.
  func draft(
    _ rights: AskedRights, named name: Line?, in context: CompanyContext, _ directory: CompanyDirectory
  ) throws(Failure) -> (id: UUID, json: String)

  /// Changes the rights or the name of a person who was invited before. Rights that `rights` does not name stay the
  /// same.
  func change(
    _ record: UUID, to rights: AskedRights, named name: Line?, in context: CompanyContext, _ directory: CompanyDirectory
  ) throws(Failure)

  /// Returns the user and the content of an access record, or `nil` if there is none.
  func person(of record: UUID, in scope: CompanyScope) throws(Failure) -> InvitedPerson?

  /// Returns the access record of a user and its rights, or `nil` for a user without one.
  func holder(_ user: UUID, in scope: CompanyScope) throws(Failure) -> (record: UUID, rights: Rights)?

  /// Returns the name by which people know a user, or `nil` for a user without one.
  func name(of user: UUID, in scope: CompanyScope) throws(Failure) -> String?
}

/// The content of the access record of an invited person.
public struct InvitedPerson {
  public let user: UUID
  public let name: String?
  public let rights: Rights

  public init(user: UUID, name: String?, rights: Rights) {
    self.user = user
    self.name = name
    self.rights = rights
  }

  /// A Boolean value that indicates whether the person has no rights yet.
  public var isWaiting: Bool { !rights.isOwner && rights.departments | rights.managed == 0 }
}
