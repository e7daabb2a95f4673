public import RPC
public import Shape

/// The rights that a request gives to a user, as a preset or as masks. A mask that the request leaves out stays the
/// same.
public struct AskedRights: Record {
  public let deptMask: Int?, managerMask: Int?, preset: PresetName?

  public static let doc: StaticString = "The rights that a request gives to a user, as masks or as a preset."

  public init<F: Fields<Self>>(_ field: inout F) {
    deptMask = field(
      "deptMask", \.deptMask,
      "The departments in which the user does the daily work. Each bit of this number is a department; `access.departments` lists the bits.",
      Rights.masks)
    managerMask = field(
      "managerMask", \.managerMask,
      "The departments that the user manages. Each bit of this number is a department. A manager of a department can also delete, approve and see costs there.",
      Rights.masks)
    preset = field(
      "preset", \.preset,
      "The name of a preset, which sets both masks; `access.presets` lists the presets. Give either `preset` or the masks, not both."
    )
  }

  /// A Boolean value that indicates whether the request contains neither a preset nor a mask.
  public var isEmpty: Bool { preset == nil && deptMask == nil && managerMask == nil }

  /// Returns the user's rights after the request.
  /// - Parameters:
  ///   - old: the rights before the request.
  ///   - isOwner: a Boolean value that indicates whether the user is to be an owner; `nil` for no change.
  ///   - departments: the departments of the company.
  /// - Throws: -32602 for a preset with masks, and for bits of no department.
  public func rights(over old: Rights, isOwner: Bool? = nil, _ departments: [Department]) throws(Failure) -> Rights {
    var problems: [Problem] = []
    if preset != nil, deptMask != nil || managerMask != nil {
      problems.append(
        Problem(
          pointer: "/preset", kind: .value,
          message: "preset must be left out if deptMask or managerMask is given: a preset sets both masks"))
    }
    let known = departments.reduce(0) { $0 | $1.mask }
    for (name, mask) in [("deptMask", deptMask), ("managerMask", managerMask)] {
      guard let mask, mask & ~known != 0 else { continue }
      problems.append(
        Problem(
          pointer: "/\(name)", kind: .value, message: "\(name) must only have bits of departments, not \(mask & ~known)"
        ))
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    let preset = preset.map(Preset.named)
    return Rights(
      isOwner: isOwner ?? old.isOwner, isFounder: old.isFounder,
      departments: preset?.deptMask ?? deptMask ?? old.departments,
      managed: preset?.managerMask ?? managerMask ?? old.managed)
  }
}
