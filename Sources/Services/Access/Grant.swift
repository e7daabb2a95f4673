internal import RPC
internal import Shape
internal import Tenancy

/// Rights to give somebody.
struct Grant: Record {
  let user: UUID?, name: MemberChange<Line>, isOwner: Bool?, rights: AskedRights, expect: Int?

  static let doc: StaticString = "Rights to give somebody."

  init<F: Fields<Self>>(_ field: inout F) {
    user = field("user", \.user, "Whose rights; somebody new without it.")
    name = field("name", \.name, "What people call them: any text of one line; null takes it away.", .length(1...200))
    isOwner = field("isOwner", \.isOwner, "Whether they own the company, and so may do everything.")
    rights = field.embed(\.rights)
    expect = field.expect(\.expect)
  }
}
