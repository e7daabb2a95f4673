internal import RPC
internal import Shape
internal import Tenancy

/// The name of a usual set of rights.
enum PresetName: String, Choice {
  case sales, warehouse, management, viewer

  static let spellings = Spellings<PresetName>()
}

/// A usual set of rights, as data.
struct Preset: Record, Sendable {
  let name: PresetName, summary: String, deptMask: Int, managerMask: Int

  static let doc: StaticString = "A usual set of rights."

  private init(_ name: PresetName, _ summary: String, _ departments: [Department], managed: [Department]) {
    self.name = name
    self.summary = summary
    deptMask = departments.reduce(0) { $0 | $1.mask }
    managerMask = managed.reduce(0) { $0 | $1.mask }
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name that access.grant takes.")
    summary = field("doc", \.summary, "Who it is for.")
    deptMask = field("deptMask", \.deptMask, "The departments in which they do the daily work, a bit each.", Rights.masks)
    managerMask = field("managerMask", \.managerMask, "The departments that they manage, a bit each.", Rights.masks)
  }

  static let all = PresetName.allCases.map(Preset.named)

  static func named(_ name: PresetName) -> Preset {
    let everyDepartment: [Department] = [.inventory, .orders, .dispatch, .contacts]
    return switch name {
    case .sales: Preset(name, "Takes orders and keeps contacts; sees the rest.", [.orders, .contacts, .viewing], managed: [])
    case .warehouse: Preset(name, "Keeps the stock and sends what was ordered.", [.inventory, .dispatch], managed: [])
    case .management: Preset(name, "Manages every department.", everyDepartment, managed: everyDepartment)
    case .viewer: Preset(name, "Sees the daily work and changes nothing.", [.viewing], managed: [])
    }
  }
}
