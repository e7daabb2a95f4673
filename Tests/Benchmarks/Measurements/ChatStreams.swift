import Foundation

/// Measures the cost of an answer that a backend streams in parts, against the same number of pings, and the time to
/// open conversations.
enum ChatStreams: Measurement {
  static let name = "chat"
  static let title = "An answer in 10,000 parts, a conversation of 10,000 messages"

  private static let parts = 10_000

  /// The number of answers in a run. A start costs as much as thousands of parts, so the cost of one answer could not
  /// be measured.
  private static let answers = 20

  /// The number of events that a host passes on in one line, because they arrived at the same time.
  private static let atOnce = 20

  static func run(on bench: Bench) throws {
    let inventory = try signedIn(on: bench)
    // A start, and a message with its answer, cost more than all parts. So the run without parts is subtracted.
    let (pings, one) = (try pings(answers * parts, on: bench), try pings(1, on: bench))
    let (stream, answer) = (try stream(parts, on: bench), try stream(0, on: bench))
    func difference(_ requests: Requests, _ base: Requests) throws -> Double {
      try (cpu(of: requests, on: inventory) - cpu(of: base, on: inventory)) / Double(answers)
    }
    let samples = try bench.compare({ try difference(stream, answer) }, { try difference(pings, one) })
    bench.report.add(Finding("an answer of 10,000 parts", samples, unit: "ms CPU", against: "10,000 pings", .atMost(2)))
    try open(inventory, on: bench)
  }

  /// Compares the newest page of a long conversation with that of a short one.
  private static func open(_ inventory: Inventory, on bench: Bench) throws {
    func page(of messages: Int) throws -> Double {
      let chat = try conversation(messages, inventory, on: bench)
      let list = #"{"conversation":"\#(chat)","limit":10}"#
      let requests = try Requests("chat-open", count: 2000, in: bench.workspace) {
        Requests.line($0, "conversations.messages.list", list)
      }
      let job = Driver.Job(mode: .pipeline, requests: requests, command: inventory.command, warm: 200, room: 16 << 10)
      return try bench.driver.run(job).cpuMicrosecondsPerRequest
    }
    let samples = try bench.compare({ try page(of: 10_000) }, { try page(of: 10) })
    bench.report.add(
      Finding("a conversation of 10,000 messages", samples, unit: "us CPU", against: "one of 10", .atMost(1.1)))
  }

  /// Creates a conversation with messages that no host has answered, so that each has a failed answer. Returns its id.
  private static func conversation(_ messages: Int, _ inventory: Inventory, on bench: Bench) throws -> String {
    let title = "Chat of \(messages)"
    func id() throws -> String? {
      let chats = try bench.call("conversations.list", [], inventory)["items"] as? [[String: Any]] ?? []
      return chats.first { $0["title"] as? String == title }?["id"] as? String
    }
    if let known = try id() { return known }
    func send(_ count: Int, _ params: (Int) -> String) throws {
      let requests = try Requests("chat-fill", count: count, in: bench.workspace) {
        Requests.line($0, "conversations.send", params($0))
      }
      try Shell.run(
        [inventory.server, "serve"] + inventory.command.dropFirst(), input: requests.file, discardOutput: true)
    }
    try send(1) { _ in #"{"content":"\#(title)"}"# }
    guard let chat = try id() else { throw Trouble("the conversation \(title) is not there") }
    try send(messages / 2 - 1) { #"{"conversation":"\#(chat)","content":"Message \#($0)"}"# }
    return chat
  }

  private static func pings(_ count: Int, on bench: Bench) throws -> Requests {
    try Requests("chat-pings-\(count)", count: count, in: bench.workspace) { Requests.ping($0) }
  }

  /// Returns the CPU time that a core needs for the requests, in milliseconds.
  private static func cpu(of requests: Requests, on inventory: Inventory) throws -> Double {
    let before = used()
    try Shell.run(
      [inventory.server, "serve"] + inventory.command.dropFirst(), input: requests.file, discardOutput: true)
    return (used() - before) * 1e3
  }

  /// Returns the CPU time of all programs that have ended, in seconds.
  private static func used() -> Double {
    var usage = rusage()
    // The value -1 is RUSAGE_CHILDREN, whose type differs between the systems.
    getrusage(-1, &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  /// Creates a user with a token of the backend. The input already has the answers to the core's host requests, because
  /// their ids are known in advance.
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
    guard text.contains(#""backend":"valid""#) else {
      throw Trouble("the session could not be begun: \(text.suffix(300))")
    }
    return inventory
  }

  private static let claims =
    #"{"iss":"https://appleid.apple.com","aud":"com.mainspring.app","sub":"001.bench","iat":1767225600,"exp":4000000000}"#

  private static func part(_ text: String) -> String {
    Data(text.utf8).base64EncodedString().replacingOccurrences(of: "=", with: "").replacingOccurrences(
      of: "+", with: "-"
    )
    .replacingOccurrences(of: "/", with: "_")
  }

  /// Writes messages, with their answers in parts, whose progress is reported to the caller.
  private static func stream(_ parts: Int, on bench: Bench) throws -> Requests {
    let lines = parts / atOnce + 2
    return try Requests("chat-stream-\(parts)", count: 1 + answers * lines, in: bench.workspace) { id in
      if id == 1 { return Requests.line(id, "host.provide", #"{"capabilities":["host.backend.request"]}"#) }
      let (answer, line) = (id - 2).quotientAndRemainder(dividingBy: lines)
      switch line {
      case 0: return Requests.line(id, "conversations.send", #"{"content":"Tell me everything.","progressToken":"t"}"#)
      case lines - 1: return progress(#"{"event":"done","data":""}"#, of: answer)
      default:
        let event = #"{"event":"token","data":"{\"text\":\"words \"}"}"#
        return progress([String](repeating: event, count: atOnce).joined(separator: ","), of: answer)
      }
    }
  }

  /// - Parameter answer: the number of the answer, from 0: the core counts its requests to the host.
  private static func progress(_ events: String, of answer: Int) -> String {
    #"{"jsonrpc":"2.0","method":"host.progress","params":{"id":\#(1_000_000_001 + answer),"content":{"events":[\#(events)]}}}"#
  }
}
