import JSON
import RPC
import Shape
import Testing

/// Tests that the log has the details of an internal fault, and that no reply has them.
struct RequestServerLogTests {
  /// Serves lines, and returns the replies and the lines of the log.
  private func serve(_ lines: String...) -> (replies: String, log: [String]) {
    var log: [String] = []
    let server = RequestServer(
      router: Router([Endpoint(Fail.self, on: (), in: ())]), work: nil, log: { log.append($0) })
    for line in lines {
      let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: line.utf8.count + Tape.padding)
      defer { bytes.deallocate() }
      _ = bytes.update(fromContentsOf: line.utf8)
      server.receive(UnsafeMutableBufferPointer(rebasing: bytes[..<line.utf8.count]))
      server.settle()
    }
    return (server.out.text(), log)
  }

  @Test func aFaultLeavesItsDetail() {
    let served = serve(#"{"jsonrpc":"2.0","id":1,"method":"fail","params":{"detail":"a"}}"#)
    #expect(
      served.replies
        == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error","data":{"kind":"internalError"}}}"#
        + "\n")
    #expect(served.log == ["internal error: a"])
  }

  @Test func inTheOrderOfRequests() {
    let served = serve(
      #"[{"jsonrpc":"2.0","id":1,"method":"fail","params":["a"]},{"jsonrpc":"2.0","method":"fail","params":["b"]}]"#,
      #"{"jsonrpc":"2.0","id":2,"method":"fail","params":["c"]}"#)
    #expect(served.log == ["internal error: a", "internal error: b", "internal error: c"])
  }

  @Test(arguments: [
    "{", #"{"id":1}"#, "[]", #"{"jsonrpc":"2.0","id":1,"method":"nope"}"#, #"{"jsonrpc":"2.0","id":1,"method":"fail"}"#,
  ]) func noOtherErrorDoes(_ line: String) {
    let served = serve(line)
    #expect(served.replies.contains(#""error":"#) && served.log.isEmpty)
  }
}

/// `fail`: fails with an internal fault that has this detail.
private struct Fail: Method {
  typealias Scope = Anywhere
  let detail: String

  static let name: StaticString = "fail"
  static let doc: StaticString = "Fails."
  static let access = Anywhere.Rule()
  static let effect = Effect.read
  static let resultDoc: StaticString = "Nothing."
  static let examples: [Example] = []

  init<F: Fields<Self>>(_ field: inout F) { detail = field("detail", \.detail, "What went wrong.") }

  func call(on service: Void, in context: Anywhere.Context) throws(Failure) -> Bool { throw .internalError(detail) }
}
