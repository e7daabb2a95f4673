internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A person who has signed in with Apple. The record belongs to the account, and syncs between its devices.
typealias User = Stored<UserDetails>

/// The members of a user.
struct UserDetails: AccountDetails {
  let appleUser: Line
  var fullName: Line?, email: Line?, isPrivateRelay: Flag, lastSignInAt: Timestamp

  static let collection = CollectionName(service: UsersModule.name, "users", one: "user")
  static let key: StaticString? = "appleUser"
  static let forgetsDeleted = true
  static let sample =
    #""appleUser":"001234.0a1b2c.0815","fullName":"Ada Lovelace","lastSignInAt":"2026-01-01T00:00:00.000Z""#
  static let doc: StaticString = "A person who has signed in with Apple."

  /// Returns the natural key of the user. If the same person signs in on two devices, both create the same record.
  func naturalKey() -> NaturalKey { NaturalKey("user", CompanyScope.account, appleUser.text) }

  init(appleUser: Line, fullName: Line?, email: Line?, isPrivateRelay: Bool, lastSignInAt: Timestamp) {
    self.appleUser = appleUser
    self.fullName = fullName
    self.email = email
    self.isPrivateRelay = Flag(isPrivateRelay)
    self.lastSignInAt = lastSignInAt
  }

  init<F: Fields<Self>>(_ field: inout F) {
    appleUser = field(
      "appleUser", \.appleUser, "The user's id at Apple. The same person has a different id for each developer.",
      UserDetails.idLength)
    fullName = field(
      "fullName", \.fullName, "The user's name. Apple sends it only at the first sign-in.", UserDetails.nameLength)
    email = field(
      "email", \.email, "The user's e-mail address. Apple sends it only at the first sign-in.", UserDetails.emailLength)
    isPrivateRelay = field(
      "isPrivateRelay", \.isPrivateRelay,
      "`true` if `email` is a relay address of Apple, which hides the user's own address.")
    lastSignInAt = field("lastSignInAt", \.lastSignInAt, "The time when the user last signed in on any device.")
  }

  static let idLength = Limit.length(1...200)
  static let nameLength = Limit.length(1...200)
  static let emailLength = Limit.length(3...320)
}
