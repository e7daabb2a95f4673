internal import RPC
internal import Shape
internal import Tenancy

/// The rights to give to a user.
struct Grant: Record {
  let user: UUID?, name: MemberChange<Line>, isOwner: Bool?, rights: AskedRights, expect: Int?

  static let doc: StaticString = "The rights to give to a user."

  init<F: Fields<Self>>(_ field: inout F) {
    user = field("user", \.user, "The user who gets the rights. A new user if left out.")
    name = field("name", \.name, "The user's name, any text of one line; null removes it.", .length(1...200))
    isOwner = field("isOwner", \.isOwner, "true if the user owns the company, and so may do everything.")
    rights = field.embed(\.rights)
    expect = field.expect(\.expect)
  }
}
