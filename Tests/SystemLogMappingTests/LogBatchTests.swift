import CloudKitMapping
import SystemLogMapping
import Testing

@Suite struct LogBatchTests {
  private func request(_ params: String, method: String = "host.log.write") -> String {
    #"{"jsonrpc":"2.0","id":1000000001,"method":"\#(method)","params":\#(params)}"#
  }

  private func line(_ level: String, _ more: String = #""conversation":null,"fields":null"#) -> String {
    #"{"at":"2026-01-01T00:00:00.000Z","level":"\#(level)","category":"cloudKit","message":"fetched",\#(more)}"#
  }

  @Test func aBatch() throws {
    let lines = [
      line("error"), line("warning", #""conversation":"2.9f3a01","fields":{"zone":"items"}"#), line("info"),
      line("debug"),
    ]
    guard case .batch(let batch) = LogBatch.read(request(#"{"lines":[\#(lines.joined(separator: ","))]}"#)) else {
      Issue.record("no batch")
      return
    }
    #expect(batch.lines.map(\.kind) == [.error, .standard, .info, .debug])
    #expect(Set(batch.lines.map(\.category)) == ["cloudKit"])
    #expect(
      batch.lines.map(\.text) == ["fetched", #"warning: fetched {"zone":"items"} #2.9f3a01"#, "fetched", "fetched"])
    #expect(batch.reply == #"{"jsonrpc":"2.0","id":1000000001,"result":{}}"#)
  }

  @Test func aLevelOfALaterCore() {
    guard case .batch(let batch) = LogBatch.read(request(#"{"lines":[\#(line("notice"))]}"#)) else {
      Issue.record("no batch")
      return
    }
    #expect(batch.lines.map(\.kind) == [.standard])
  }

  @Test func whatElseTheCoreSays() {
    for other in [
      request("{}", method: "host.log.writes"), #"{"jsonrpc":"2.0","id":1,"result":{"message":"host.log.write"}}"#,
      #"{"jsonrpc":"2.0","method":"host.log.write","params":{"lines":[]}}"#, "host.log.write", "",
    ] {
      #expect(LogBatch.read(other) == .other)
    }
  }

  @Test(arguments: ["{}", #"{"lines":{}}"#, #"{"lines":[1]}"#, #"{"lines":[{"level":"info","category":"x"}]}"#])
  func aBatchThatCanNotBeUnderstood(params: String) {
    guard case .malformed(let reply) = LogBatch.read(request(params)) else {
      Issue.record("it was understood")
      return
    }
    #expect(reply.contains("-32602"))
  }
}
