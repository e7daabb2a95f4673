internal import RPC
public import Shape

/// The name of a preset: a set of rights that is often needed.
public enum PresetName: String, Choice {
  case sales, warehouse, management, viewer

  public static let spellings = Spellings<PresetName>()
}

/// A preset: a named set of rights that is often needed.
public struct Preset: Record, Sendable {
  public let name: PresetName, summary: String, deptMask: Int, managerMask: Int

  public static let doc: StaticString = "A preset: a set of rights with a name, for a common kind of work."

  private init(_ name: PresetName, _ summary: String, _ departments: [Department], managed: [Department]) {
    self.name = name
    self.summary = summary
    deptMask = departments.reduce(0) { $0 | $1.mask }
    managerMask = managed.reduce(0) { $0 | $1.mask }
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the preset, for `preset` of `access.grant`.")
    summary = field("doc", \.summary, "The work for which the preset is meant.")
    deptMask = field(
      "deptMask", \.deptMask,
      "The departments in which the user does the daily work. Each bit of this number is a department; `access.departments` lists the bits.",
      Rights.masks)
    managerMask = field(
      "managerMask", \.managerMask,
      "The departments that the user manages. Each bit of this number is a department; `access.departments` lists the bits.",
      Rights.masks)
  }

  public static let all = PresetName.allCases.map(Preset.named)

  public static func named(_ name: PresetName) -> Preset {
    let everyDepartment: [Department] = [.inventory, .orders, .dispatch, .contacts]
    return switch name {
    case .sales:
      Preset(name, "Takes orders and keeps contacts; sees the rest.", [.orders, .contacts, .viewing], managed: [])
    case .warehouse: Preset(name, "Keeps the stock and sends what was ordered.", [.inventory, .dispatch], managed: [])
    case .management: Preset(name, "Manages every department.", everyDepartment, managed: everyDepartment)
    case .viewer: Preset(name, "Sees the daily work and changes nothing.", [.viewing], managed: [])
    }
  }
}
