public import Shape

/// The credentials that a user is given to sign in with.
public struct NewCredentials: Record, Sendable {
  public let username: Username, password: Password

  public static let doc: StaticString = "The credentials of a user."

  public init<F: Fields<Self>>(_ field: inout F) {
    username = field("username", \.username, NewCredentials.usernameDoc)
    password = field("password", \.password, NewCredentials.passwordDoc)
  }

  public static let usernameDoc: StaticString =
    "The user name, unique in the company. Case, width and Unicode normalization are ignored. It never changes."
  public static let passwordDoc: StaticString =
    "The password, at least 8 characters. Only a scrypt key of it is stored. A repeat with the same idempotencyKey is not compared by its password."
}
