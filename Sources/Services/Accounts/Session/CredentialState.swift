internal import Shape

/// What Apple says of a user's credential: `ASAuthorizationAppleIDProvider.CredentialState`.
enum CredentialState: String, Choice {
  case authorized, revoked, notFound, transferred

  static let spellings = Spellings<CredentialState>()

  /// Why the session ends; `nil` where it goes on.
  var end: EndReason? {
    switch self {
    case .authorized: nil
    case .revoked: .revoked
    case .notFound: .notFound
    case .transferred: .transferred
    }
  }
}

/// Why a session ended.
enum EndReason: String, Choice {
  /// `auth.signOut`.
  case signedOut
  /// Another user has signed in.
  case replaced
  /// The user's account was deleted.
  case deleted
  /// What Apple says of the credential.
  case revoked, notFound, transferred

  static let spellings = Spellings<EndReason>()
}

/// How the backend's authentication of the user stands.
enum BackendState: String, Choice {
  case none, valid, expired

  static let spellings = Spellings<BackendState>()
}

/// Where secrets are stored.
enum SecretPlace: String, Choice {
  /// The host stores them, in a keychain.
  case host
  /// The core stores them, in a table of the device's store.
  case file

  static let spellings = Spellings<SecretPlace>()
}
