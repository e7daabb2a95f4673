import Foundation
import MainspringClient
import Synchronization
import Testing

/// Tests of hosts whose answers come in parts.
struct StreamingHostTests {
  @Test func partsAreToldBeforeTheAnswer() async throws {
    let core = try await shop(host: Model { _ in try await HostAnswer.send(part: ["headline": "A goo"]) })
    let told = Mutex(0)
    let explained = try await core.with(progress: { _, _, _ in told.withLock { $0 += 1 } })
      .reports.explain(report: .stockValue, deadline: 600_000)
    #expect(explained.headline == "The whole" && told.withLock { $0 } == 1)
    await core.close()
  }

  @Test func aPartThatDoesNotFitIsRefused() async throws {
    let core = try await shop(host: Model { _ in try await HostAnswer.send(part: ["headline": 7]) })
    let refused = try await Running.refusal {
      _ = try await core.reports.explain(report: .stockValue, deadline: 600_000)
    }
    guard case .hostError = refused?.facts else { throw try #require(refused) }
    await core.close()
  }

  @Test func outsideOfAMethodOfTheHostNothingIsSent() async {
    await #expect(throws: HostError.self) { try await HostAnswer.send(part: [:]) }
  }

  @Test func aReaderWhoDoesNotReadHoldsTheHostBack() async throws {
    try await Running.inDirectory { directory in
      let said = AsyncStream<String>.makeStream()
      let model = Model { core in try await sendUntilHeld(core, said.continuation) }
      let core = try await shop(directory, host: model, arguments: ["--shared", "--linger", "0"])
      model.core.withLock { $0 = Calls(core.caller) }
      let reader = try Reader(directory)
      try reader.ask()
      var words = said.stream.makeAsyncIterator()
      #expect(await words.next() == "held")
      let lines = Task.detached { reader.readToReply() }
      #expect(await words.next() == "goes on")
      #expect(await lines.value.contains("The whole"))
      model.core.withLock { $0 = nil }
      await core.close()
    }
  }

  /// Sends parts until the core holds back the confirmation of one: requests that were sent after this part are
  /// answered first. Then waits for the confirmation.
  private func sendUntilHeld(_ core: Calls?, _ said: AsyncStream<String>.Continuation) async throws {
    let core = try #require(core)
    let paragraph = String(repeating: "words and ", count: 100)
    let part: JSON = ["headline": "A part", "paragraphs": [paragraph.json, paragraph.json, paragraph.json]]
    for _ in 1...5000 {
      let isConfirmed = Mutex(false)
      let sent = Task {
        try await HostAnswer.send(part: part)
        isConfirmed.withLock { $0 = true }
      }
      var pings = 0
      while pings < 50, !isConfirmed.withLock({ $0 }) {
        _ = try await core.system.ping()
        pings += 1
      }
      if pings == 50 { said.yield("held") }
      try await sent.value
      if pings == 50 {
        said.yield("goes on")
        return
      }
    }
    said.yield("nobody slows the host")
  }

  private func shop(_ data: String = ":memory:", host: any CoreHost, arguments: [String] = []) async throws -> Core {
    let core = try Running.core(data, host: host, arguments: arguments)
    try await core.companies.create(name: "Shop")
    try await core.companies.setTier(tier: .enterprise)
    return core
  }
}

/// A model that sends the parts of one answer.
private final class Model: AiRespondHost {
  let core = Mutex<Calls?>(nil)
  private let sendParts: @Sendable (Calls?) async throws -> Void

  init(_ sendParts: @escaping @Sendable (Calls?) async throws -> Void) { self.sendParts = sendParts }

  func aiRespond(
    task: String, instructions: String, prompt: String, schema: [String: JSON], stream: Bool
  ) async throws -> AIResponse {
    try await sendParts(core.withLock { $0 })
    return AIResponse(content: ["headline": "The whole", "paragraphs": ["All of it."]])
  }
}

/// A program that shares the core, and does not read its input until `readToReply` is called.
private final class Reader: Sendable {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())

  init(_ directory: String) throws {
    process.executableURL = URL(fileURLWithPath: Running.program)
    process.arguments = ["serve", "--data", directory, "--shared", "--linger", "0"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
  }

  /// Requests an explanation, with notifications about its parts.
  func ask() throws {
    let params = #"{"report":"stockValue","progressToken":"t","deadline":600000}"#
    let line = #"{"jsonrpc":"2.0","id":1,"method":"reports.explain","params":\#(params)}"# + "\n"
    try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
  }

  /// Returns all lines up to the reply.
  func readToReply() -> String {
    var data = Data()
    let end = Data(#""id":1,"#.utf8)
    while data.range(of: end) == nil || data.last != UInt8(ascii: "\n") {
      data += output.fileHandleForReading.availableData
    }
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
