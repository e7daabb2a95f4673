internal import RPC
internal import Shape
internal import Tenancy

/// The rights that `access.grant` gives to a user.
struct Grant: Record {
  let user: UUID?, name: MemberChange<Line>, isOwner: Bool?, rights: AskedRights, expect: Int?

  static let doc: StaticString = "The rights to give to a user."

  init<F: Fields<Self>>(_ field: inout F) {
    user = field("user", \.user, "The id of the user who gets the rights. If it is left out, a new user is created.")
    name = field("name", \.name, "The user's name, as one line of text; `null` removes the name.", .length(1...200))
    isOwner = field(
      "isOwner", \.isOwner,
      "`true` to make the user an owner. An owner may do everything, except what only the founder may do.")
    rights = field.embed(\.rights)
    expect = field.expect(\.expect)
  }
}
