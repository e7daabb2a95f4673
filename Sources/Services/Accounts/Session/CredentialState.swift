internal import Shape

/// Apple's state of a user's credential: `ASAuthorizationAppleIDProvider.CredentialState`.
enum CredentialState: String, Choice {
  case authorized, revoked, notFound, transferred

  static let spellings = Spellings<CredentialState>()

  /// The reason that the session ends; `nil` if it continues.
  var end: EndReason? {
    switch self {
    case .authorized: nil
    case .revoked: .revoked
    case .notFound: .notFound
    case .transferred: .transferred
    }
  }
}

/// The reason that a session ended.
enum EndReason: String, Choice {
  /// The user has signed out (`auth.signOut`).
  case signedOut
  /// Another user has signed in.
  case replaced
  /// The user's account was deleted.
  case deleted
  /// Apple has reported this state of the credential.
  case revoked, notFound, transferred

  static let spellings = Spellings<EndReason>()
}

/// The state of the backend's authentication of the user.
enum BackendState: String, Choice {
  case none, valid, expired

  static let spellings = Spellings<BackendState>()
}

/// The place of secrets.
enum SecretPlace: String, Choice {
  /// The host stores them, in a keychain.
  case host
  /// The core stores them, in a table of the device's store.
  case file

  static let spellings = Spellings<SecretPlace>()
}
