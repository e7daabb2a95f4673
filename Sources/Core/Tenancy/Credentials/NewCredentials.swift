public import Shape

/// The credentials that a user is given to sign in with.
public struct NewCredentials: Record, Sendable {
  public let username: Username, password: Password

  public static let doc: StaticString = "The user name and the password of a user."

  public init<F: Fields<Self>>(_ field: inout F) {
    username = field("username", \.username, NewCredentials.usernameDoc)
    password = field("password", \.password, NewCredentials.passwordDoc)
  }

  public static let usernameDoc: StaticString =
    "The user name. It must be unique in the company; case, width and Unicode normalization are ignored. It cannot be changed later."
  public static let passwordDoc: StaticString =
    "The password, of at least 8 characters. The core stores only a scrypt key that is derived from the password. A repeat is recognized by its `idempotencyKey` alone: the passwords are not compared."
}
