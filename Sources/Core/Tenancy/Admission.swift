public import JSON
public import RPC
internal import Shape
internal import Storage

/// The check of a caller before a method of a company. It is the only place where rules of access are enforced, before
/// any work is done.
public struct Admission {
  private let rule: Access
  private let gate: Gate
  /// A Boolean value that indicates whether the method would write, while an archived company can only be read.
  private let isShutByArchive: Bool
  /// A Boolean value that indicates whether the method would write, which a read-only participant must not do.
  private let isWrite: Bool
  /// A Boolean value that indicates whether only the account that owns the company may call the method.
  private let isForOwningAccount: Bool
  /// A Boolean value that indicates whether all accounts with which the company is shared may call the method, whatever
  /// their rights are.
  private let isForEachParticipant: Bool

  public init(to endpoint: Endpoint) {
    self.init(to: endpoint.rule, endpoint.effect, worksInArchive: endpoint.worksInArchive, endpoint.preconditions)
  }

  init(to method: MethodTraits<Access>) {
    self.init(to: method.access, method.effect, worksInArchive: method.worksInArchive, method.preconditions)
  }

  private init(to rule: Access, _ effect: Effect, worksInArchive: Bool, _ preconditions: Precondition) {
    self.rule = rule
    gate = Gate(rule)
    isWrite = effect == .write
    isShutByArchive = isWrite && !worksInArchive
    isForOwningAccount = preconditions.contains(.ownStore)
    isForEachParticipant = preconditions.contains(.ownCredentials)
  }

  /// The facts about a caller in a company that decide on the admission.
  public struct Holder {
    public let rights: Rights
    let signIn: Membership.SignIn
    let isArchived: Bool
    let isReadOnly: Bool
    /// A Boolean value that indicates whether another account shares the company.
    let isShared: Bool

    public init(rights: Rights, signIn: Membership.SignIn, isReadOnly: Bool = false, in scope: CompanyScope) {
      self.rights = rights
      self.signIn = signIn
      self.isReadOnly = isReadOnly
      isArchived = scope.isArchived
      isShared = scope.store == .shared
    }

    public init(_ scope: CompanyScope) {
      self.init(
        rights: scope.rights, signIn: scope.membership.signIn, isReadOnly: scope.membership.isReadOnly, in: scope)
    }
  }

  /// The reason why a caller is refused.
  public enum Obstacle { case signIn, right, shared, readOnly, archive }

  /// Returns the first reason why a caller is refused, or `nil` if there is none.
  public func obstacle(for holder: Holder) -> Obstacle? {
    if holder.isShared, isForEachParticipant { return holder.signIn == .needed ? .signIn : nil }
    if holder.signIn.isMissing { return .signIn }
    if !gate.admits(holder.rights) { return .right }
    if holder.isShared, isForOwningAccount { return .shared }
    if holder.isReadOnly, isWrite { return .readOnly }
    return holder.isArchived && isShutByArchive ? .archive : nil
  }

  /// Throws if the caller is refused.
  /// - Parameter restricted: members of the parameters that only some callers may set.
  @inline(__always) public func check(_ scope: CompanyScope, restricted: [ProblemLog.RestrictedMember] = [])
    throws(Failure)
  {
    // A caller who has not signed in has no rights.
    if gate.admits(scope.membership.rights), restricted.isEmpty, !scope.isArchived || !isShutByArchive,
      scope.store != .shared
    {
      assert(obstacle(for: Holder(scope)) == nil, "the short way lets in nobody whom the long way refuses")
      return
    }
    try refuse(scope, restricted)
  }

  @inline(never) private func refuse(_ scope: CompanyScope, _ restricted: [ProblemLog.RestrictedMember]) throws(Failure)
  {
    let obstacle = obstacle(for: Holder(scope))
    switch obstacle {
    case .signIn: throw .signInRequired(scope.membership)
    case .right: throw .forbidden(rule)
    case .shared: throw .keptElsewhere
    case .readOnly: throw .readOnly
    case .archive, nil: break
    }
    for member in restricted where !scope.audience.sees(member.mask) { throw .forbidden(member) }
    if obstacle == .archive { throw .archived }
  }
}

extension Endpoint {
  /// The rule of access. All scopes have rules of this kind.
  public var rule: Access { access as? Access ?? .owner }
}

extension Failure {
  public static func forbidden(_ rule: Access) -> Failure {
    Failure(
      ForbiddenData(needs: rule.shown),
      "You may not call this method in the company. The method needs \(rule.holder); access.explain says more")
  }

  /// The refusal to copy the whole data directory for a conversation, if people sign in to any of its companies.
  public static var allCompanies: Failure {
    Failure(
      ForbiddenData(needs: Access.owner.shown),
      "A company of the data directory has sign-ins, so no conversation may copy the whole directory. Run the command mainspring backup instead"
    )
  }

  /// The refusal to hand out or remove the lines of all conversations, if people sign in to any company of the data
  /// directory.
  public static var allLines: Failure {
    Failure(
      ForbiddenData(needs: Access.owner.shown),
      "Users sign in to companies of the data directory. Only an owner who is signed in to each of these companies may use the whole log; log.read returns your own lines"
    )
  }

  /// The refusal of a member that the caller may neither see nor write.
  static func forbidden(_ member: ProblemLog.RestrictedMember) -> Failure {
    let name = member.pointer.split(separator: "/").last ?? "It"
    let departments = Department.builtIn.filter { $0.mask & member.mask != 0 }.map(\.name)
    let who = departments.isEmpty ? "managers" : "managers of \(departments.joined(separator: " or "))"
    return Failure(
      RestrictedMemberData(needs: ManagerBits(mask: member.mask), member: member.pointer),
      "\(name) may be seen and set only by \(who), or an owner")
  }

  /// The refusal of a method that may be called only by the account that has shared the company.
  public static var keptElsewhere: Failure {
    Failure(
      SharedCompanyData(reason: .shared),
      "The company is shared with this account; only the account that owns the company may do this")
  }

  static var readOnly: Failure {
    Failure(
      SharedCompanyData(reason: .readOnly),
      "The company is shared with this account for reading only. Ask its owner for the permission readWrite")
  }

  static var archived: Failure {
    Failure(ArchivedData(), "The company is archived; restore it with companies.update first")
  }
}
