public import RPC
public import Shape

/// Knows the access records of those who are invited to a company.
public protocol InvitedPeople: AnyObject {
  /// Refuses one more participant than the company's tier allows: `tierRequired`.
  func requireRoom(in context: CompanyContext, _ directory: CompanyDirectory) throws(Failure)

  /// What the access record of somebody new would be, whose user is nobody yet. Nothing is stored.
  /// - Returns: its id, and the record as JSON.
  /// - Throws: -32602 for bits of no department.
  func draft(
    _ rights: AskedRights, named name: Line?, in context: CompanyContext, _ directory: CompanyDirectory
  ) throws(Failure) -> (id: UUID, json: String)

  /// Gives somebody who was invited before other rights, or another name. What is not said stays as it is.
  func change(
    _ record: UUID, to rights: AskedRights, named name: Line?, in context: CompanyContext, _ directory: CompanyDirectory
  ) throws(Failure)

  /// Whose an access record is, and what it says; nil where there is none.
  func person(of record: UUID, in scope: CompanyScope) throws(Failure) -> InvitedPerson?

  /// What a user holds, and in which access record; nil for who has none.
  func holder(_ user: UUID, in scope: CompanyScope) throws(Failure) -> (record: UUID, rights: Rights)?

  /// What people call a user; nil for who has no name.
  func name(of user: UUID, in scope: CompanyScope) throws(Failure) -> String?
}

/// What an access record says of somebody who was invited.
public struct InvitedPerson {
  public let user: UUID
  public let name: String?
  public let rights: Rights

  public init(user: UUID, name: String?, rights: Rights) {
    self.user = user
    self.name = name
    self.rights = rights
  }

  /// Whether they hold nothing yet.
  public var isWaiting: Bool { !rights.isOwner && rights.departments | rights.managed == 0 }
}
