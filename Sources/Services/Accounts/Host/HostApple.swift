internal import JWS
internal import RPC
internal import Shape

/// The request `host.auth.apple.request`: asks the host to let the user sign in with Apple.
struct HostRequestCredential: HostRequest {
  let nonce: String

  static let name: StaticString = "host.auth.apple.request"
  static let doc: StaticString =
    "Asks the host to let the user sign in with Apple. The nonce of the host's request to Apple must be the SHA-256 of the parameter `nonce`, as 64 hexadecimal digits."
  static let answerDoc: StaticString = "The credential that Apple gave at the sign-in."
  static let isSecret = true
  static let usualDeadline = 300_000

  typealias Answer = AppleCredential
}

extension HostRequestCredential {
  init<F: Fields<Self>>(_ field: inout F) {
    nonce = field("nonce", \.nonce, "A random text, which is used only once.", .length(32...64))
  }
}

/// The request `host.auth.apple.keys`: asks the host for the keys with which Apple signs identity tokens
/// (https://appleid.apple.com/auth/keys).
struct HostAppleKeys: HostRequest {
  static let name: StaticString = "host.auth.apple.keys"
  static let doc: StaticString =
    "Returns the keys with which Apple signs identity tokens (https://appleid.apple.com/auth/keys)."
  static let answerDoc: StaticString = "The keys as a JSON Web Key Set."
  static let isShared = true

  /// The host's answer.
  struct Answer: Record {
    let keys: [DescribedKey]

    static let recordName = "AppleKeys"
    static let doc: StaticString = "The host's answer to host.auth.apple.keys."

    init<F: Fields<Self>>(_ field: inout F) { keys = field("keys", \.keys, "The keys, 1 to 100.", .count(1...100)) }
  }
}

extension HostAppleKeys {
  init<F: Fields<Self>>(_ field: inout F) {}
}

/// The request `host.auth.apple.credentialState`: asks the host for Apple's current state of a user's credential.
struct HostCredentialState: HostRequest {
  let user: String

  static let name: StaticString = "host.auth.apple.credentialState"
  static let doc: StaticString = "Returns Apple's current state of a user's credential."
  static let answerDoc: StaticString = "The state of the credential."
  static let isShared = true

  /// The host's answer.
  struct Answer: Record {
    let state: CredentialState

    static let recordName = "AppleCredentialState"
    static let doc: StaticString = "The host's answer to host.auth.apple.credentialState."

    init<F: Fields<Self>>(_ field: inout F) { state = field("state", \.state, "The state of the credential.") }
  }
}

extension HostCredentialState {
  init<F: Fields<Self>>(_ field: inout F) {
    user = field("user", \.user, "The user's id at Apple.", UserDetails.idLength)
  }
}

/// The request `host.backend.authenticate`: asks the host to let the app's backend authenticate the user who has just
/// signed in with Apple.
struct HostAuthenticate: HostRequest {
  let identityToken: Secret, authorizationCode: Secret

  static let name: StaticString = "host.backend.authenticate"
  static let doc: StaticString = "Lets the app's backend authenticate the user who has just signed in with Apple."
  static let answerDoc: StaticString = "The token that the backend accepts from then on."
  static let isSecret = true
  var secrets: [String] { [identityToken.text, authorizationCode.text] }

  /// The host's answer.
  struct Answer: Record {
    let token: Secret, expiresAt: Timestamp?

    static let recordName = "BackendToken"
    static let doc: StaticString = "The host's answer to host.backend.authenticate."

    init<F: Fields<Self>>(_ field: inout F) {
      token = field("token", \.token, "The token that the backend gave.")
      expiresAt = field(
        "expiresAt", \.expiresAt, "The time when the token expires; `null` if the backend has named no time.")
    }
  }
}

extension HostAuthenticate {
  init<F: Fields<Self>>(_ field: inout F) {
    identityToken = field("identityToken", \.identityToken, "The identity token of the sign-in.")
    authorizationCode = field(
      "authorizationCode", \.authorizationCode, "The authorization code of the sign-in. It can be used only once.")
  }
}
