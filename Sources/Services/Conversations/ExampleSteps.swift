internal import RPC

/// The steps with which the examples of conversations begin.
extension Example {
  /// Signs in a user, and lets the backend authenticate the user. The host sends requests to the backend. The token is
  /// not real.
  static let chatHost = [
    Example.Step("auth.signIn", credential),
    Example.Step("host.provide", #"{"capabilities":["host.backend.authenticate","host.backend.request"]}"#),
    Example.Step("auth.backend.exchange", "{}", answers: [#"{"token":"example","expiresAt":"2026-02-01T00:00:00Z"}"#]),
  ]
  /// The last step lists the only conversation, which has a message and its answer.
  static let chat =
    chatHost + [
      Example.Step("conversations.send", question, answers: [wholeAnswer]), Example.Step("conversations.list", "{}"),
    ]
  private static let question = #"{"content":"What is a flat white?"}"#
  /// A backend's answer that is sent as a whole, not in parts.
  static let wholeAnswer =
    #"{"status":200,"headers":[{"name":"content-type","value":"application/json"}],"body":"{\"text\":\"Espresso with steamed milk.\",\"conversation\":{\"id\":\"c1\",\"title\":\"Flat white\"}}"}"#

  /// The result of `conversations.retry`.
  static let sentMessage = #"""
    {"conversation":{"id":"019b76da-a804-7000-8e6c-5385751b5b1e","title":"Flat white","model":null,\#
    "user":"1a31f0cd-c81c-8bed-8217-8a0fcdcde76e","lastMessageAt":"2026-01-01T00:00:00.004Z","archived":false,"backendId":"c1",\#
    "version":2,"createdAt":"2026-01-01T00:00:00.004Z","updatedAt":"2026-01-01T00:00:00.006Z"},\#
    "message":{"id":"019b76da-a804-7001-8a18-5af99d41e8e6","conversation":"019b76da-a804-7000-8e6c-5385751b5b1e","role":"user",\#
    "content":"What is a flat white?","replyTo":null,"status":"complete","error":null,"model":null,"at":"2026-01-01T00:00:00.004Z",\#
    "version":1,"createdAt":"2026-01-01T00:00:00.004Z","updatedAt":"2026-01-01T00:00:00.004Z"},\#
    "answer":{"id":"019b76da-a804-7002-b25f-aa916406437f","conversation":"019b76da-a804-7000-8e6c-5385751b5b1e","role":"assistant",\#
    "content":"Espresso with steamed milk.","replyTo":"019b76da-a804-7001-8a18-5af99d41e8e6","status":"complete","error":null,\#
    "model":null,"at":"2026-01-01T00:00:00.005Z","version":4,"createdAt":"2026-01-01T00:00:00.004Z",\#
    "updatedAt":"2026-01-01T00:00:00.006Z"}}
    """#

  private static let credential =
    #"{"user":"001234.0a1b2c.0815","identityToken":"eyJraWQiOiJleGFtcGxlIiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLm1haW5zcHJpbmcuYXBwIiwiZXhwIjoxNzY3MjI2MjAwLCJpYXQiOjE3NjcyMjU2MDAsInN1YiI6IjAwMTIzNC4wYTFiMmMuMDgxNSJ9.ZXhhbXBsZQ","authorizationCode":"c0de.0.example","fullName":"Ada Lovelace","email":"ada@example.com"}"#
}
