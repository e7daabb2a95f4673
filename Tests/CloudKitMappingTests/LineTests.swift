import CloudKitMapping
import Testing

@Suite struct LineTests {
  @Test func aRequestKeepsItsIdAsItIsSpelled() {
    for id in ["1000000001", #""a-1""#, "-1", "1.0", "null"] {
      let line = #"{"jsonrpc":"2.0","id":\#(id),"method":"host.cloud.account"}"#
      guard case .cloud(let request) = CoreLine(line) else {
        Issue.record("\(line) is no request")
        continue
      }
      #expect(request.request == .account)
      #expect(HostReply.result(.object([]), id: request.id) == #"{"jsonrpc":"2.0","id":\#(id),"result":{}}"#)
    }
  }

  @Test func eachMethodIsRead() throws {
    let (zone, id) = (#"{"name":"\#(Fixtures.company)"}"#, Fixtures.id(1).text)
    let record = Fixtures.save(2, type: "AccessControl")
    let params: [String: String] = [
      "host.cloud.account": "{}", "host.cloud.database.changes": #"{"database":"private","token":null}"#,
      "host.cloud.zone.changes":
        #"{"database":"private","zone":\#(zone),"token":"t","limit":400,"withoutOwn":true,"shareTag":"s"}"#,
      "host.cloud.zones.modify": #"{"database":"private","save":[\#(zone)],"delete":[]}"#,
      "host.cloud.records.modify": #"{"database":"private","save":[],"delete":[],"atomic":true,"operation":"op"}"#,
      "host.cloud.asset.download":
        #"{"database":"private","zone":\#(zone),"record":"\#(id)","field":"file","path":"/x"}"#,
      "host.cloud.share.create":
        #"{"zone":\#(zone),"title":"Shop","ownerName":null,"publicPermission":"readOnly","joiner":{},"linkHost":"app.example"}"#,
      "host.cloud.share.get": #"{"database":"private","zone":\#(zone)}"#,
      "host.cloud.share.update": #"{"zone":\#(zone),"participant":"\#(id)","permission":"readOnly"}"#,
      "host.cloud.share.invite":
        #"{"zone":\#(zone),"participant":"\#(id)","invitedAs":"Bo","permission":"readWrite","record":\#(record)}"#,
      "host.cloud.share.delete": #"{"zone":\#(zone),"participant":null}"#,
      "host.cloud.share.metadata": #"{"url":"https://www.icloud.com/share/x"}"#,
      "host.cloud.share.accept": #"{"url":"https://www.icloud.com/share/x","name":"Bo"}"#,
      "host.cloud.share.leave": #"{"zone":\#(zone)}"#,
      "host.cloud.records.query": #"{"type":"Tip","filter":[],"limit":400,"cursor":null}"#,
    ]
    #expect(Set(params.keys) == Set(CloudRequest.methods))
    for (method, params) in params {
      guard case .cloud = CoreLine(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#) else {
        Issue.record("\(method) can't be read")
        continue
      }
    }
    guard
      case .zoneChanges(let page) = try Fixtures.request(
        "host.cloud.zone.changes", params["host.cloud.zone.changes"] ?? "")
    else {
      throw Fixtures.Unexpected()
    }
    #expect(page.limit == 400 && page.token == "t" && page.shareTag == "s" && page.zone == Fixtures.zone)
    guard
      case .updateShare(let update) = try Fixtures.request(
        "host.cloud.share.update", params["host.cloud.share.update"] ?? "")
    else {
      throw Fixtures.Unexpected()
    }
    #expect(
      update.title == nil && update.publicPermission == nil && update.joiner == nil && update.permission == .readOnly)
  }

  @Test(arguments: [
    ("host.cloud.nothing", "{}", -32601), ("host.cloud.account", "5", -32602),
    ("host.cloud.zone.changes", #"{"database":"private"}"#, -32602),
    ("host.cloud.zones.modify", #"{"database":"private","save":5,"delete":[]}"#, -32602),
    ("host.cloud.zones.modify", #"{"database":"private","save":[5],"delete":[]}"#, -32602),
    ("host.cloud.zones.modify", #"{"database":"private","save":[{"name":""}],"delete":[]}"#, -32602),
    ("host.cloud.database.changes", #"{"database":"mine"}"#, -32602),
    ("host.cloud.database.changes", #"{"database":"private","token":5}"#, -32602),
    ("host.cloud.zone.changes", #"{"database":"private","zone":{"name":"a"},"limit":0}"#, -32602),
    ("host.cloud.zone.changes", #"{"database":"private","zone":{"name":"a"},"limit":401}"#, -32602),
    ("host.cloud.zone.changes", #"{"database":"private","zone":{"name":"a"},"limit":"5"}"#, -32602),
    ("host.cloud.records.modify", #"{"database":"private","save":[],"delete":[]}"#, -32602),
    ("host.cloud.records.modify", #"{"database":"private","save":[],"delete":[],"operation":"a","atomic":1}"#, -32602),
    (
      "host.cloud.records.modify", #"{"database":"private","save":[{"recordName":"x"}],"delete":[],"operation":"a"}"#,
      -32602
    ),
    (
      "host.cloud.asset.download", #"{"database":"private","zone":{"name":"a"},"record":"x","field":"f","path":"/x"}"#,
      -32602
    ),
    ("host.cloud.share.create", #"{"zone":{"name":"a"},"title":"a","publicPermission":"all","joiner":{}}"#, -32602),
    ("host.cloud.share.create", #"{"zone":{"name":"a"},"title":"a","publicPermission":"none","joiner":5}"#, -32602),
    ("host.cloud.share.accept", "{}", -32602), ("host.cloud.share.leave", #"{"zone":null}"#, -32602),
  ])
  func whatCantBeUnderstoodIsAnswered(method: String, params: String, code: Int) throws {
    guard case .malformed(let reply) = CoreLine(#"{"jsonrpc":"2.0","id":-3,"method":"\#(method)","params":\#(params)}"#)
    else {
      Issue.record("\(method) \(params) was understood")
      return
    }
    let answer = try JSONValue(parsing: reply)
    #expect(answer["id"] == .number("-3") && answer["result"] == nil)
    #expect(answer["error"]?["code"] == .int(code))
    #expect(answer["error"]?["message"]?.string?.isEmpty == false)
  }

  @Test func theEnvelopeMustBeOne() {
    let method = #""method":"host.cloud.account""#
    #expect(
      CoreLine(#"{"jsonrpc":"1.0","id":1,\#(method)}"#)
        == .malformed(reply: #"{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"jsonrpc must be 2.0"}}"#))
    #expect(
      CoreLine(#"{"jsonrpc":"2.0","id":[],\#(method)}"#)
        == .malformed(
          reply: #"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"id must be a string or a number"}}"#))
  }

  @Test(arguments: [
    "this is no JSON", "", "[]", #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"host.ping"}"#,
    #"{"jsonrpc":"2.0","method":"events.changed","params":{}}"#, #"{"jsonrpc":"2.0","method":"host.cloud.account"}"#,
    #"{"jsonrpc":"2.0","id":1,"method":5}"#,
  ])
  func otherLinesPassThrough(line: String) { #expect(CoreLine(line) == .other) }

  @Test func refusalsHaveTheShapeThatTheCoreReads() {
    #expect(
      HostReply.refusal(CloudRefusal(.requestRateLimited, "slow", retryAfter: 1500), id: .number("7"))
        == #"{"jsonrpc":"2.0","id":7,"error":{"code":117,"message":"slow","data":{"kind":"requestRateLimited","retryAfter":1500}}}"#
    )
    #expect(
      HostReply.refusal(.tokenExpired, id: .number("7"))
        == #"{"jsonrpc":"2.0","id":7,"error":{"code":101,"message":"The changes since the token are not known: fetch all records"#
        + #" again, without a token","data":{"kind":"changeTokenExpired"}}}"#)
    #expect(
      HostReply.refusal(CloudRefusal(.constraintViolation, "x"), id: .null).contains(#""kind":"invalidArguments""#))
  }

  @Test func whatAHostSaysUnasked() {
    #expect(
      HostReply.remoteChanged(.shared)
        == #"{"jsonrpc":"2.0","method":"sync.remoteChanged","params":{"database":"shared"}}"#)
    #expect(
      HostReply.remoteChanged(.private, ZoneName("a"))
        == #"{"jsonrpc":"2.0","method":"sync.remoteChanged","params":{"database":"private","zone":{"name":"a"}}}"#)
    let offer = HostReply.provide(id: "p", others: ["host.ping"])
    #expect(
      offer.hasPrefix(
        #"{"jsonrpc":"2.0","id":"p","method":"host.provide","params":{"capabilities":["host.cloud.account","#))
    #expect(offer.hasSuffix(#""host.cloud.records.query","host.ping"]}}"#))
  }

  @Test func linesAreFoundHoweverTheyCome() {
    let bytes = Array("a\r\n\nbé\nc".utf8)
    for size in 1...bytes.count {
      var buffer = LineBuffer()
      var lines: [String] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        lines += buffer.take(bytes[start..<min(start + size, bytes.count)])
      }
      #expect(lines == ["a", "bé"])
      #expect(buffer.take("\n".utf8) == ["c"])
    }
  }
}
