internal import RPC
internal import Shape
internal import Tenancy

/// Rights that are sufficient for a method.
struct SufficientGrant: Record {
  let isOwner: Bool, deptMask: Int, managerMask: Int, presets: [PresetName]

  static let doc: StaticString = "Rights that would be enough for a method."

  private init(_ rights: Rights) {
    isOwner = rights.isOwner
    deptMask = rights.departments
    managerMask = rights.managed
    let own = Preset.all.filter { preset in
      !rights.isOwner && preset.deptMask & rights.departments == rights.departments
        && preset.managerMask & rights.managed == rights.managed
    }
    presets = own.map(\.name)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    isOwner = field("isOwner", \.isOwner, "`true` if the user must become an owner.")
    deptMask = field(
      "deptMask", \.deptMask, "The bit to add to the user's `deptMask`. 0 if none must be added.", Rights.masks)
    managerMask = field(
      "managerMask", \.managerMask, "The bit to add to the user's `managerMask`. 0 if none must be added.",
      Rights.masks)
    presets = field("presets", \.presets, "The presets of `access.grant` that contain this bit.")
  }

  /// Returns each smallest set of rights that is sufficient for a rule: one bit of a mask, or ownership. Returns an
  /// empty list for methods of the founder, because no grant makes a user the founder.
  static func all(for rule: Access, departments: [Department]) -> [SufficientGrant] {
    if rule == .founder { return [] }
    let bits =
      rule == .member || rule == .managers
      ? departments.map(\.mask) : departments.map(\.mask).filter { rule.mask & $0 != 0 }
    var grants: [SufficientGrant] = []
    for bit in bits {
      let isManager =
        switch rule {
        case .manager, .managers: true
        default: false
        }
      grants.append(
        SufficientGrant(Rights(isOwner: false, departments: isManager ? 0 : bit, managed: isManager ? bit : 0)))
    }
    grants.append(SufficientGrant(.owner))
    return grants
  }
}
