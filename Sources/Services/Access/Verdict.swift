internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The decision on whether a user may call a method, with its reason.
struct Verdict {
  let isAllowed: Bool
  let reason: Reason

  /// The reason of a decision.
  enum Reason: String, Choice {
    // Reasons of permission.
    case anyone, account, founder, owner, manager, department, member
    // Reasons of refusal.
    case noCompany, signInRequired, noRight, archived, noFeature, noCredentials, notKeptHere, personal, tierIsBought,
      tierRequired, shared,
      readOnly, notShared

    static let spellings = Spellings<Reason>()

    /// The reference text of fields that contain a reason.
    static let fieldDoc: StaticString = """
      The reason for the decision. If `allowed` is true: anyone, account: the rule needs no right. owner, founder: the user is an owner or \
      the founder. manager: the user has a bit in managerMask. department: the user has a bit in deptMask. member: the user has any right in \
      the company. If `allowed` is false: noCompany: the call has no company. signInRequired: no user is signed in. noRight: the user lacks \
      the right. archived: the company is archived. noFeature: the account lacks the feature that the method needs. noCredentials: there are \
      no credentials to change. notKeptHere: another account stores the credentials. personal: the company is the account's own inventory. \
      tierIsBought: purchases decide the company's tier. tierRequired: the company's tier is lower than the method needs. shared: only the \
      account that owns the company may call the method, and another account owns this company. readOnly: the company is shared for reading \
      only. notShared: the method is for companies that other accounts share, and this company is the account's own.
      """
  }

  private init(_ isAllowed: Bool, _ reason: Reason) {
    self.isAllowed = isAllowed
    self.reason = reason
  }

  /// Decides whether a method may be called. The checks have the same order as in the call itself.
  /// - Parameters:
  ///   - asked: the user and the company; `nil` without a company.
  ///   - features: tells which features were bought.
  init(on endpoint: Endpoint, for asked: Asked?, features: any FeatureGate) throws(Failure) {
    if let feature = endpoint.feature, try features.obstacle(to: feature) != nil {
      self.init(false, .noFeature)
      return
    }
    let byRight = Verdict(on: endpoint, for: asked?.holder)
    if byRight.isAllowed, let missing = try Verdict.missing(of: endpoint.preconditions, asked) {
      self.init(false, missing)
    } else {
      self = byRight
    }
  }

  private static func missing(of preconditions: Precondition, _ asked: Asked?) throws(Failure) -> Reason? {
    if preconditions.isEmpty { return nil }
    guard let asked else { return preconditions.contains(.company) ? .noCompany : nil }
    if preconditions.contains(.session), asked.signIn.isMissing { return .signInRequired }
    if preconditions.contains(.sharedStore), asked.scope.store != .shared { return .notShared }
    if preconditions.contains(.credentials), asked.scope.store != .private { return .notKeptHere }
    if preconditions.contains(.session), asked.signIn == .unneeded { return .noCredentials }
    if preconditions.contains(.business), try asked.facts().isPersonal { return .personal }
    if preconditions.contains(.ownTier), try asked.facts().isTierBought { return .tierIsBought }
    if preconditions.contains(.analytics), !TierLimits.of(try asked.facts().tier).analytics { return .tierRequired }
    if preconditions.contains(.ai), !TierLimits.of(try asked.facts().tier).ai { return .tierRequired }
    return nil
  }

  private init(on endpoint: Endpoint, for holder: Admission.Holder?) {
    switch endpoint.rule {
    case .anyone: self.init(true, .anyone)
    case .account: self.init(true, .account)
    default:
      guard let holder else {
        self.init(false, .noCompany)
        return
      }
      switch Admission(to: endpoint).obstacle(for: holder) {
      case .signIn: self.init(false, .signInRequired)
      case .right: self.init(false, .noRight)
      case .archive: self.init(false, .archived)
      case .shared: self.init(false, .shared)
      case .readOnly: self.init(false, .readOnly)
      case nil:
        self.init(true, endpoint.rule.permits(holder.rights) ? Verdict.ground(endpoint.rule, holder.rights) : .account)
      }
    }
  }

  private static func ground(_ rule: Access, _ rights: Rights) -> Reason {
    if rule == .founder { return .founder }
    if rights.isOwner { return .owner }
    return switch rule {
    case .manager, .managers: .manager
    case .department, .view: rights.departments & rule.mask != 0 ? .department : .manager
    default: .member
    }
  }
}
