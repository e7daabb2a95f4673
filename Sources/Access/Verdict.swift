internal import RPC
internal import Shape

/// Whether somebody may call a method, and why.
struct Verdict {
  let isAllowed: Bool
  let reason: Reason

  /// What a verdict rests on.
  enum Reason: String, Choice {
    // For who may.
    case anyone, account, owner, manager, department, member
    // For who may not.
    case noCompany, signInRequired, noRight, archived

    static let spellings = Spellings<Reason>()
  }

  private init(_ isAllowed: Bool, _ reason: Reason) {
    self.isAllowed = isAllowed
    self.reason = reason
  }

  /// What somebody is in a company, as far as a verdict rests on it.
  struct Holder {
    let rights: Rights
    let isSignInNeeded: Bool
    let isArchived: Bool
  }

  /// - Parameter holder: nil where no company is meant.
  init(on endpoint: Endpoint, for holder: Holder?) {
    switch endpoint.access {
    case .anyone: self.init(true, .anyone)
    case .account: self.init(true, .account)
    default:
      guard let holder else {
        self.init(false, .noCompany)
        return
      }
      self.init(on: endpoint, in: holder)
    }
  }

  /// The same questions in the same order as when the method is called.
  private init(on endpoint: Endpoint, in holder: Holder) {
    if holder.isSignInNeeded {
      self.init(false, .signInRequired)
    } else if !endpoint.access.permits(holder.rights) {
      self.init(false, .noRight)
    } else if holder.isArchived, endpoint.effect == .write, !endpoint.worksInArchive {
      self.init(false, .archived)
    } else {
      self.init(true, Verdict.ground(endpoint.access, holder.rights))
    }
  }

  private static func ground(_ rule: Access, _ rights: Rights) -> Reason {
    if rights.isOwner { return .owner }
    return switch rule {
    case .anyone: .anyone
    case .account: .account
    case .owner: .owner
    case .member: .member
    case .manager: .manager
    case .department, .view: rights.departments & rule.mask != 0 ? .department : .manager
    }
  }
}

/// What `access.check` answers, and an element of `access.allowed`.
struct CheckedMethod: Record {
  let method: String, allowed: Bool, reason: Verdict.Reason

  static let doc: StaticString = "Whether somebody may call a method."

  init(_ endpoint: Endpoint, _ verdict: Verdict) {
    method = "\(endpoint.name)"
    allowed = verdict.isAllowed
    reason = verdict.reason
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    method = field("method", \.method, "The method's name.")
    allowed = field("allowed", \.allowed, "Whether they may.")
    reason = field("reason", \.reason, "What lets them, or keeps them from it.")
  }
}

/// What `access.allowed` answers.
struct AllowedMethods: Record {
  let company: UUID?, user: UUID?, methods: [CheckedMethod]

  static let doc: StaticString = "What the caller may call."

  init(company: UUID?, user: UUID?, methods: [CheckedMethod]) {
    self.company = company
    self.user = user
    self.methods = methods
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    company = field("company", \.company, "The company that was asked about, or the selected one; null for none.")
    user = field("user", \.user, "Who acts there; null as long as a sign-in is needed.")
    methods = field("methods", \.methods, "Every method, in the order of the discovery document.")
  }
}
