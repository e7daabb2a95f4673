internal import RPC

/// The first steps of examples. The tokens are not real: their signatures are the word "example".
extension Example {
  static let signIn = Example.Step("auth.signIn", credential)
  static let credential = credential(with: token)
  /// The token's nonce is the SHA-256 of the first nonce of a core whose seed is 1.
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
