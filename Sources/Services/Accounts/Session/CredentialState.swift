internal import Shape

/// The state of a user's credential, as Apple reports it: `ASAuthorizationAppleIDProvider.CredentialState`.
enum CredentialState: String, Choice {
  case authorized, revoked, notFound, transferred

  static let spellings = Spellings<CredentialState>()

  /// The reason why the session ends; `nil` if the session continues.
  var end: EndReason? {
    switch self {
    case .authorized: nil
    case .revoked: .revoked
    case .notFound: .notFound
    case .transferred: .transferred
    }
  }
}

/// The reason why a session ended.
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

/// The place where secrets are stored.
enum SecretPlace: String, Choice {
  /// The host stores the secrets, for example in a keychain.
  case host
  /// The core stores the secrets, in a table of the device's store.
  case file

  static let spellings = Spellings<SecretPlace>()
}
