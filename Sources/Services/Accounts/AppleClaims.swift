internal import Crypto
internal import RPC
internal import Shape

/// The claims in an identity token of Apple: what the token says about the user.
///
/// Source: [Authenticating users with Sign in with
/// Apple](https://developer.apple.com/documentation/signinwithapple/authenticating-users-with-sign-in-with-apple).
struct AppleClaims: Record {
  let issuer: String, subject: String, audience: String, expiry: Int, nonce: String?, email: String?,
    isPrivateEmail: AnyJSON?

  static let doc: StaticString = "The claims in an identity token of Apple."

  init<F: Fields<Self>>(_ field: inout F) {
    issuer = field("iss", \.issuer, "The issuer of the token.")
    subject = field("sub", \.subject, "The user's id at Apple.")
    audience = field("aud", \.audience, "The bundle id of the app for which the token was issued.")
    expiry = field("exp", \.expiry, "The time when the token expires, in seconds since 1970.")
    nonce = field("nonce", \.nonce, "The nonce of the request to Apple.")
    email = field("email", \.email, "The e-mail address.")
    isPrivateEmail = field(
      "is_private_email", \.isPrivateEmail,
      "`true` if Apple relays messages to the address. Apple sends a boolean, or a boolean as a text.")
  }

  /// Apple's name as an issuer.
  static let apple = "https://appleid.apple.com"
  /// The number of seconds for which a token is accepted after its expiry. The device's clock may differ from Apple's.
  private static let patience = 300
  private static let relay = "@privaterelay.appleid.com"

  /// The values that the claims must have.
  struct Expected {
    let user: String, app: String
    /// The text whose SHA-256 must be the token's nonce; `nil` if the request had no nonce.
    let nonce: String?
    let now: Timestamp
  }

  /// Returns the flaws of the claims, as sentences that contain none of the claims.
  func flaws(_ expected: Expected) -> [String] {
    var flaws: [String] = []
    if issuer != AppleClaims.apple { flaws.append("must have been issued by \(AppleClaims.apple) (claim iss)") }
    if !AppleClaims.areEqual(subject, expected.user) {
      flaws.append("must be of the user in the parameter user (claim sub)")
    }
    if audience != expected.app { flaws.append("must be for the app \(expected.app) (claim aud)") }
    if expiry.addingReportingOverflow(AppleClaims.patience).partialValue < expected.now.milliseconds / 1000 {
      flaws.append("must not have expired more than 5 minutes ago (claim exp)")
    }
    switch (nonce, expected.nonce) {
    case (nil, nil): break
    case (_?, nil): flaws.append("has the claim nonce, so the parameter nonce must be given")
    case (nil, _?): flaws.append("must have the SHA-256 of the parameter nonce in the claim nonce")
    case (let nonce?, let expected?):
      if !AppleClaims.areEqual(nonce, AppleClaims.hash(expected)) {
        flaws.append("must have the SHA-256 of the parameter nonce in the claim nonce")
      }
    }
    return flaws
  }

  /// Compares two texts in constant time, so that the time reveals only their lengths.
  private static func areEqual(_ one: String, _ other: String) -> Bool {
    Secrets.areEqual(Array(one.utf8), Array(other.utf8))
  }

  /// Returns the SHA-256 of a text as 64 hexadecimal digits.
  private static func hash(_ text: String) -> String {
    guard let digest = Digest() else { return "" }
    var text = text
    text.withUTF8 { digest.add(UnsafeRawBufferPointer($0)) }
    return digest.text()
  }

  /// The email address; `nil` if there is none, or if the text is not an address.
  var address: Line? {
    guard let email, email.contains("@"), Line(email).violation(of: UserDetails.emailLength) == nil,
      !email.unicodeScalars.contains(where: { $0.value <= 0x20 || $0.value == 0x7f })
    else { return nil }
    return Line(email)
  }

  /// Returns a Boolean value that indicates whether Apple relays an address.
  func isPrivate(_ email: String?) -> Bool {
    guard let email else { return false }
    return email.lowercased().hasSuffix(AppleClaims.relay)
      || email == self.email && ["true", "\"true\""].contains(isPrivateEmail?.text)
  }
}
