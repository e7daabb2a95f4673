internal import RPC

/// The steps with which examples sign in. The tokens are not real: their signatures are the word "example".
extension Example {
  static let signIn = Example.Step("auth.signIn", credential)
  static let credential = credential(with: token)
  /// The host's answer to a request for a sign-in. The token's nonce is the SHA-256 of the first nonce that a core
  /// makes if its seed is 1.
  static let answer = credential(with: tokenWithNonce)

  private static func credential(with token: String) -> String {
    #"{"user":"001234.0a1b2c.0815","identityToken":"\#(token)","authorizationCode":"c0de.0.example","#
      + #""fullName":"Ada Lovelace","email":"ada@example.com"}"#
  }

  private static let token =
    "eyJraWQiOiJleGFtcGxlIiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLm1haW5"
    + "zcHJpbmcuYXBwIiwiZXhwIjoxNzY3MjI2MjAwLCJpYXQiOjE3NjcyMjU2MDAsInN1YiI6IjAwMTIzNC4wYTFiMmMuMDgxNSJ9.ZXhhbXBsZQ"

  private static let tokenWithNonce =
    "eyJraWQiOiJleGFtcGxlIiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLm1haW5"
    + "zcHJpbmcuYXBwIiwiZXhwIjoxNzY3MjI2MjAwLCJpYXQiOjE3NjcyMjU2MDAsInN1YiI6IjAwMTIzNC4wYTFiMmMuMDgxNSIsIm5vbmNlIjoiM"
    + "DdjYjRjNDkzZmYwZTFhZDIwZDc1NGE4MWYyNjU5ZmE1ZTlkMDczZDdmOGE5MzUyNDM3MDhlMTYyY2MyOGU0NiJ9.ZXhhbXBsZQ"
}
