internal import RPC
internal import Shape
internal import Vocabulary

/// The credential that Apple gives an app at a sign-in: `ASAuthorizationAppleIDCredential`.
struct AppleCredential: Record {
  let user: Line, identityToken: Secret?, authorizationCode: Secret?, fullName: Line?, email: Line?,
    transferredFrom: Line?

  static let doc: StaticString = "The credential that Apple gives an app at a sign-in."

  init<F: Fields<Self>>(_ field: inout F) {
    user = field("user", \.user, "The user's id at Apple.", UserDetails.idLength)
    identityToken = field(
      "identityToken", \.identityToken,
      "The identity token that Apple issued, a JWS. Required. The core never stores it.")
    authorizationCode = field(
      "authorizationCode", \.authorizationCode,
      "The authorization code that Apple issued. Required. It can be used only once, and the core never stores it.")
    fullName = field(
      "fullName", \.fullName, "The user's name. Apple sends it only at the first sign-in.", UserDetails.nameLength)
    email = field(
      "email", \.email, "The user's e-mail address. Apple sends it only at the first sign-in.", UserDetails.emailLength)
    transferredFrom = field(
      "transferredFrom", \.transferredFrom,
      "The user's id at Apple before the app was transferred to another developer. Needed if the user's session has ended with the reason `transferred`.",
      UserDetails.idLength)
  }

  /// Returns the identity token and the authorization code, which a sign-in requires.
  /// - Throws: `missingCredential`.
  func complete() throws(Failure) -> (token: Secret, code: Secret) {
    if let identityToken, let authorizationCode { return (identityToken, authorizationCode) }
    throw .missingCredential(
      (identityToken == nil ? ["identityToken"] : []) + (authorizationCode == nil ? ["authorizationCode"] : []))
  }
}

/// The data of the error `missingCredential`.
struct MissingCredentialData: ErrorData {
  let members: [String]

  static let code = ErrorCode.missingCredential
}

extension MissingCredentialData {
  init<F: Fields<Self>>(_ field: inout F) {
    members = field("members", \.members, "The missing members: identityToken, authorizationCode.")
  }
}

extension Failure {
  static func missingCredential(_ members: [String]) -> Failure {
    Failure(
      MissingCredentialData(members: members),
      "A sign-in needs an identity token and an authorization code, and \(members.joined(separator: " and ")) "
        + "\(members.count == 1 ? "is" : "are") missing; auth.request asks the host for new ones")
  }
}
