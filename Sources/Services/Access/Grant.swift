internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Rights to give somebody.
struct Grant: Record {
  let user: UUID?, name: MemberChange<Line>, isOwner: Bool?, deptMask: Int?, managerMask: Int?, preset: PresetName?, expect: Int?

  static let doc: StaticString = "Rights to give somebody."

  init<F: Fields<Self>>(_ field: inout F) {
    user = field("user", \.user, "Whose rights; somebody new without it.")
    name = field("name", \.name, "What people call them: any text of one line; null takes it away.", .length(1...200))
    isOwner = field("isOwner", \.isOwner, "Whether they own the company, and so may do everything.")
    deptMask = field(
      "deptMask", \.deptMask, "The departments in which they do the daily work, a bit each; access.departments lists the bits.",
      Rights.masks)
    managerMask = field(
      "managerMask", \.managerMask, "The departments in which they also delete, approve and see costs, a bit each.", Rights.masks)
    preset = field("preset", \.preset, "A preset (access.presets) that sets both masks; not together with either.")
    expect = field.expect(\.expect)
  }
}
