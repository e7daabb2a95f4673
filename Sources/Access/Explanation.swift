internal import RPC
internal import Shape

/// What `access.explain` answers.
struct Explanation: Record {
  let method: String, rule: RawJSON, allowed: Bool, reason: Verdict.Reason, asked: Int?, held: HeldRights, grants: [SufficientGrant]

  static let doc: StaticString = "Why somebody may call a method, or what would let them."

  init(_ endpoint: Endpoint, _ verdict: Verdict, held: Rights, departments: [Department]) {
    method = "\(endpoint.name)"
    rule = RawJSON(endpoint.access.json)
    allowed = verdict.isAllowed
    reason = verdict.reason
    asked = endpoint.access.mask == 0 ? nil : endpoint.access.mask
    self.held = HeldRights(held)
    grants = verdict.reason == .noRight ? SufficientGrant.all(for: endpoint.access, departments: departments) : []
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    method = field("method", \.method, "The method's name.")
    rule = field("rule", \.rule, "Its rule, as x-access of the discovery document.")
    allowed = field("allowed", \.allowed, "Whether they may.")
    reason = field("reason", \.reason, "What lets them, or keeps them from it.")
    asked = field("asked", \.asked, "The bits of which the rule asks for one; null where it asks for none in particular.")
    held = field("held", \.held, "What they hold.")
    grants = field("grants", \.grants, "What would let them, each by itself; nothing where no right is what is missing.")
  }
}

/// What somebody holds in a company.
struct HeldRights: Record {
  let isOwner: Bool, deptMask: Int, managerMask: Int

  static let doc: StaticString = "What somebody holds in a company."

  init(_ rights: Rights) {
    isOwner = rights.isOwner
    deptMask = rights.departments
    managerMask = rights.managed
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    isOwner = field("isOwner", \.isOwner, "Whether they may everything.")
    deptMask = field("deptMask", \.deptMask, "The departments in which they do the daily work, a bit each.", AccessRecord.masks)
    managerMask = field("managerMask", \.managerMask, "The departments that they manage, a bit each.", AccessRecord.masks)
  }
}

/// Rights that would be enough for a method.
struct SufficientGrant: Record {
  let isOwner: Bool, deptMask: Int, managerMask: Int, presets: [PresetName]

  static let doc: StaticString = "Rights that would be enough."

  private init(_ rights: Rights) {
    isOwner = rights.isOwner
    deptMask = rights.departments
    managerMask = rights.managed
    let own = Preset.all.filter { preset in
      !rights.isOwner && preset.deptMask & rights.departments == rights.departments && preset.managerMask & rights.managed == rights.managed
    }
    presets = own.map(\.name)
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    isOwner = field("isOwner", \.isOwner, "Whether it is ownership.")
    deptMask = field("deptMask", \.deptMask, "The bit for deptMask.", AccessRecord.masks)
    managerMask = field("managerMask", \.managerMask, "The bit for managerMask.", AccessRecord.masks)
    presets = field("presets", \.presets, "The presets that hold it.")
  }

  /// The least that is enough for a rule: a bit of a mask, or ownership.
  static func all(for rule: Access, departments: [Department]) -> [SufficientGrant] {
    let bits = rule == .member ? departments.map(\.mask) : departments.map(\.mask).filter { rule.mask & $0 != 0 }
    var grants: [SufficientGrant] = []
    for bit in bits {
      let isManager = if case .manager = rule { true } else { false }
      grants.append(SufficientGrant(Rights(isOwner: false, departments: isManager ? 0 : bit, managed: isManager ? bit : 0)))
    }
    grants.append(SufficientGrant(Rights(isOwner: true, departments: 0, managed: 0)))
    return grants
  }
}
