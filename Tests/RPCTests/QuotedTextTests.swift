import RPC
import Testing

@Suite("A text that may quote secrets")
struct QuotedTextTests {
  @Test("A secret that begins with another one leaves no rest")
  func longestFirst() {
    let text = "Bearer token-12345 was refused, and so was token"
    for secrets in [["token", "token-12345"], ["token-12345", "token"]] {
      #expect(text.quoted(hiding: secrets, most: 200) == "Bearer (secret) was refused, and so was (secret)")
    }
  }
}
