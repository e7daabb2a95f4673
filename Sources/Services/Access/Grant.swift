internal import RPC
internal import Shape
internal import Tenancy

/// The rights to give to a user.
struct Grant: Record {
  let user: UUID?, name: MemberChange<Line>, isOwner: Bool?, rights: AskedRights, expect: Int?

  static let doc: StaticString = "The rights to give to a user."

  init<F: Fields<Self>>(_ field: inout F) {
    user = field("user", \.user, "The user who gets the rights. Without it, a new user.")
    name = field("name", \.name, "The user's name, as one line of text; `null` removes the name.", .length(1...200))
    isOwner = field(
      "isOwner", \.isOwner,
      "`true` to make the user an owner, who may do everything except what only the founder may do.")
    rights = field.embed(\.rights)
    expect = field.expect(\.expect)
  }
}
