internal import RPC

/// The steps with which the examples of feedback begin.
extension Example {
  /// Signs in a user, and lets the backend authenticate the user. The host sends requests to the backend. The token is
  /// not real.
  static let feedbackHost = [
    signIn, Example.Step("host.provide", #"{"capabilities":["host.backend.authenticate","host.backend.request"]}"#),
    Example.Step("auth.backend.exchange", "{}", answers: [#"{"token":"example","expiresAt":"2026-02-01T00:00:00Z"}"#]),
  ]
  /// The last step lists feedback that the backend has accepted.
  static let sent =
    feedbackHost + [
      Example.Step("feedback.submit", #"{"kind":"bug","message":"The timer stops."}"#, answers: [accepted]),
      Example.Step("feedback.list", "{}"),
    ]
  static let accepted = #"{"status":201,"headers":[{"name":"content-type","value":"application/json"}],"body":"{}"}"#

  static let signIn = Example.Step(
    "auth.signIn",
    #"{"user":"001234.0a1b2c.0815","identityToken":"eyJraWQiOiJleGFtcGxlIiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLm1haW5zcHJpbmcuYXBwIiwiZXhwIjoxNzY3MjI2MjAwLCJpYXQiOjE3NjcyMjU2MDAsInN1YiI6IjAwMTIzNC4wYTFiMmMuMDgxNSJ9.ZXhhbXBsZQ","authorizationCode":"c0de.0.example","fullName":"Ada Lovelace","email":"ada@example.com"}"#
  )
}
