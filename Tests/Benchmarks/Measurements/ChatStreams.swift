import Foundation

/// What it costs to take in an answer of the backend that comes in parts, against as many pings.
enum ChatStreams: Measurement {
  static let name = "chat"
  static let title = "An answer in 10,000 parts"

  private static let parts = 10_000

  /// As many events a host passes on in one line that have come at once.
  private static let atOnce = 20

  static func run(on bench: Bench) throws {
    let inventory = try signedIn(on: bench)
    let pings = try Requests("chat-pings", count: parts, in: bench.workspace) { Requests.ping($0) }
    func cpu(_ requests: Requests) throws -> Double {
      let before = used()
      try Shell.run([inventory.server, "serve"] + inventory.command.dropFirst(), input: requests.file, discardOutput: true)
      return (used() - before) * 1e3
    }
    let stream = try stream(on: bench)
    let samples = try bench.compare({ try cpu(stream) }, { try cpu(pings) })
    bench.report.add(Finding("an answer of 10,000 parts", samples, unit: "ms CPU", against: "10,000 pings", .atMost(2)))
  }

  /// The processor's time of all programs that have ended, in seconds.
  private static func used() -> Double {
    var usage = rusage()
    // RUSAGE_CHILDREN, whose type differs between the systems.
    getrusage(-1, &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  /// A user with a token of the backend. The answers to what the core asks are in the input already, as its ids are known.
  private static func signedIn(on bench: Bench) throws -> Inventory {
    let inventory = try Inventory.fresh("chat", on: bench)
    let token = "\(part(#"{"alg":"RS256","kid":"bench"}"#)).\(part(claims)).\(part("signature"))"
    let credential = #"{"user":"001.bench","identityToken":"\#(token)","authorizationCode":"code"}"#
    let lines = [
      Requests.line(1, "auth.signIn", credential),
      Requests.line(2, "host.provide", #"{"capabilities":["host.backend.authenticate","host.backend.request"]}"#),
      Requests.line(3, "auth.backend.exchange"),
      #"{"jsonrpc":"2.0","id":1000000001,"result":{"token":"token","expiresAt":"2099-01-01T00:00:00Z"}}"#,
    ]
    let file = bench.workspace.file("chat-session.requests")
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    let text = try Shell.run([inventory.server, "serve"] + inventory.command.dropFirst(), input: file).text
    guard text.contains(#""backend":"valid""#) else { throw Trouble("the session could not be begun: \(text.suffix(300))") }
    return inventory
  }

  private static let claims =
    #"{"iss":"https://appleid.apple.com","aud":"com.mainspring.app","sub":"001.bench","iat":1767225600,"exp":4000000000}"#

  private static func part(_ text: String) -> String {
    Data(text.utf8).base64EncodedString().replacingOccurrences(of: "=", with: "").replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_")
  }

  /// A message, and its answer in parts, which somebody is told of.
  private static func stream(on bench: Bench) throws -> Requests {
    let count = parts / atOnce
    return try Requests("chat-stream", count: count + 3, in: bench.workspace) { id in
      switch id {
      case 1: return Requests.line(id, "host.provide", #"{"capabilities":["host.backend.request"]}"#)
      case 2: return Requests.line(id, "conversations.send", #"{"content":"Tell me everything.","progressToken":"t"}"#)
      case count + 3: return progress(#"{"event":"done","data":""}"#)
      default:
        let event = #"{"event":"token","data":"{\"text\":\"words \"}"}"#
        return progress([String](repeating: event, count: atOnce).joined(separator: ","))
      }
    }
  }

  private static func progress(_ events: String) -> String {
    #"{"jsonrpc":"2.0","method":"host.progress","params":{"id":1000000001,"content":{"events":[\#(events)]}}}"#
  }
}
