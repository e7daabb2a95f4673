import Foundation
import MainspringClient
import Testing

/// Tests that the Swift code of the article Chat compiles, and does what the article says.
struct ChatTutorialTests {
  @Test func theTutorialIsThatOfTheArticle() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/mainspring/mainspring.docc/Chat.md")
    let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count == 1)
    let tutorial = try #require(blocks.first).components(separatedBy: "```")[0]
    let code = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    // The article starts a core with a ready-made host. Only the lines after this start are compared.
    let said = ChatTutorialTests.lines(tutorial).drop { !$0.hasPrefix("let core = try Core(") }.dropFirst()
    let here = ChatTutorialTests.lines(code)
    #expect(said.count > 15 && here.indices.contains { here[$0...].starts(with: said) })
  }

  private static func lines(_ text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// A backend that numbers its answers. It refuses the first token at the second question.
  @Test @MainActor func theChatStoresWhatBothHaveSaid() async throws {
    let backend = Backend()
    let core = try Running.core(host: backend)
    try await chatInTwentyLines(core)
    let chat = try #require(try await core.conversations.list().items.first)
    let messages = try await core.conversations.messages.list(conversation: chat.id).items.reversed()
    #expect(messages.map(\.role) == [.user, .assistant, .user, .assistant])
    #expect(messages.map(\.content) == ["What is a flat white?", "Answer 1", "And a cortado?", "Answer 3"])
    #expect(messages.allSatisfy { $0.status == .complete })
    #expect(await backend.authenticated == 2)
    await core.close()
  }

  @MainActor private func chatInTwentyLines(_ core: Core) async throws {
    let app = App()
    func signIn() async throws {
      let credential = try await app.signInWithApple()
      try await core.auth.signIn(
        user: credential.user, identityToken: credential.identityToken, authorizationCode: credential.authorizationCode)
      try await core.auth.backend.exchange()
    }
    try await signIn()
    let chat = try await core.conversations.send(content: "What is a flat white?").conversation
    let messages = core.watch { try await $0.conversations.messages.list(conversation: chat.id, limit: 30) }
    Task {
      for try await page in messages {
        for message in page.items.reversed() { print(message.role, message.content, message.status) }
      }
    }
    do {
      try await core.conversations.send(content: "And a cortado?", conversation: chat.id)
    } catch let error as CoreError {
      // The backend refuses its token. The message is stored, so the app signs in again and repeats the question.
      guard case .unauthorized(let facts) = error.facts, let answer = facts.record else { throw error }
      try await signIn()
      try await core.conversations.retry(message: answer)
    }
  }

  private func print(_ values: Any...) {}
}

/// Stands for an app whose user has signed in with Apple.
private struct App {
  func signInWithApple() async throws -> Credential { Credential() }
}

/// The credential of a sign-in with Apple. Its token is not signed.
private struct Credential {
  let user = "001234.ada"
  let authorizationCode = "c0de"
  let identityToken = [
    #"{"alg":"RS256","kid":"test"}"#,
    #"{"iss":"https://appleid.apple.com","aud":"com.mainspring.app","sub":"001234.ada","iat":1767225600,"exp":4000000000}"#,
    #""signature""#,
  ].map { part in
    Data(part.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }.joined(separator: ".")
}

private actor Backend: BackendRequestHost, BackendAuthenticateHost {
  private(set) var authenticated = 0
  private var asked = 0

  func backendAuthenticate(identityToken: String, authorizationCode: String) async throws -> BackendToken {
    authenticated += 1
    return BackendToken(token: "t0ken\(authenticated)")
  }

  func backendRequest(
    method: HostBackendRequestMethod, path: String, headers: [HTTPHeader], body: String?, stream: Bool
  ) async throws -> BackendAnswer {
    asked += 1
    if asked == 2 { return BackendAnswer(status: 401, headers: []) }
    let json = [HTTPHeaderInput(name: "content-type", value: "application/json")]
    return BackendAnswer(status: 200, headers: json, body: #"{"text":"Answer \#(asked)"}"#)
  }
}
