public import RPC
public import Shape

/// Rights as somebody asks for them, who names a preset or masks. What is not said stays as it is.
public struct AskedRights: Record {
  public let deptMask: Int?, managerMask: Int?, preset: PresetName?

  public static let doc: StaticString = "The rights that a request gives to a user."

  public init<F: Fields<Self>>(_ field: inout F) {
    deptMask = field(
      "deptMask", \.deptMask, "The departments in which the user does the daily work, as a mask. access.departments lists the bits.",
      Rights.masks)
    managerMask = field(
      "managerMask", \.managerMask, "The departments in which the user also deletes, approves and sees costs, as a mask.", Rights.masks)
    preset = field("preset", \.preset, "A preset (access.presets) that sets both masks. It must not be given with either mask.")
  }

  /// Whether nothing is said.
  public var isEmpty: Bool { preset == nil && deptMask == nil && managerMask == nil }

  /// The rights that are meant.
  /// - Parameters:
  ///   - old: what they were before.
  ///   - isOwner: whether they are to be an owner's; nil for as before.
  ///   - departments: those that the company has.
  /// - Throws: -32602 for a preset with masks, and for bits of no department.
  public func rights(over old: Rights, isOwner: Bool? = nil, _ departments: [Department]) throws(Failure) -> Rights {
    var problems: [Problem] = []
    if preset != nil, deptMask != nil || managerMask != nil {
      problems.append(Problem(pointer: "/preset", kind: .value, message: "preset stands for both masks, and must not be given with one"))
    }
    let known = departments.reduce(0) { $0 | $1.mask }
    for (name, mask) in [("deptMask", deptMask), ("managerMask", managerMask)] {
      guard let mask, mask & ~known != 0 else { continue }
      problems.append(
        Problem(pointer: "/\(name)", kind: .value, message: "\(name) must not have bits of no department: \(mask & ~known)"))
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    let preset = preset.map(Preset.named)
    return Rights(
      isOwner: isOwner ?? old.isOwner, isFounder: old.isFounder, departments: preset?.deptMask ?? deptMask ?? old.departments,
      managed: preset?.managerMask ?? managerMask ?? old.managed)
  }
}
