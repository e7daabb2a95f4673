import Testing

/// Random lines and failures for a whole server. Each request must be answered once, and each reply must be true.
struct RequestServerScheduleTests {
  @Test func everyConversationKeepsThePromises() {
    for seed in 0..<250 {
      var schedule = Schedule(seed: seed)
      let problems = schedule.run()
      #expect(problems.isEmpty, "seed \(seed): \(problems.prefix(3).joined(separator: "; "))")
      if !problems.isEmpty { return }
    }
  }
}

/// One conversation. The ids are numbers from 1, and request 7 has the text `t7`.
private struct Schedule {
  private var random: SeededRandom
  private let desk = Desk()
  private var lastID = 0
  private var methods: [Int: String] = [:]
  /// The ids of each line, in order.
  private var lines: [[Int]] = []
  /// The ids of the core's requests to the host, and the requests that wait for them.
  private var asked: [String] = []
  private var sent: [String] = []

  init(seed: Int) {
    random = SeededRandom(seed: seed)
    desk.work.failing = Set((1...40).filter { _ in random.once(in: 5) })
  }

  mutating func run() -> [String] {
    for _ in 0..<Int.random(in: 1...15, using: &random) {
      desk.receive(random.once(in: 6) && !asked.isEmpty ? answer() : line())
      if random.once(in: 3) { settle() }
    }
    settle()
    while !asked.isEmpty {
      desk.receive(answer())
      settle()
    }
    desk.end()
    sent += desk.takeSent()
    return problems()
  }

  private mutating func settle() {
    desk.settle()
    for line in desk.takeSent() {
      if line.contains("\"method\":\"host.echo\"") {
        asked.append(String(line.split(separator: "\"")[7]))
      } else {
        sent.append(line)
      }
    }
  }

  private mutating func answer() -> String {
    let id = asked.remove(at: Int.random(in: asked.indices, using: &random))
    return "{\"jsonrpc\":\"2.0\",\"id\":\"\(id)\",\"result\":\"said \(id)\"}"
  }

  private mutating func line() -> String {
    let count = random.once(in: 3) ? Int.random(in: 2...5, using: &random) : 1
    let requests = (0..<count).map { _ in one(among: count) }
    lines.append(Array(lastID - count + 1...lastID))
    return count == 1 ? requests[0] : "[\(requests.joined(separator: ","))]"
  }

  private mutating func one(among count: Int) -> String {
    lastID += 1
    let method = random.once(in: 8) ? (random.once(in: 2) ? "greet" : "ask") : random.once(in: 3) ? "look" : "note"
    methods[lastID] = method
    var more: [String] = []
    let kind = random.once(in: 4) ? Trouble.allCases.randomElement(using: &random)! : nil
    if let kind, method == "note" || method == "look" { more.append(trouble(kind)) }
    // A store commits only the work before a request, never a part of the request. So a request
    // whose trouble comes after its change must not have a commit as its trouble.
    if method == "note", random.once(in: 2), kind != .commits, kind != .commitsAndLoses { more.append("\"late\":true") }
    if method == "note", random.once(in: 4) { more.append("\"idempotencyKey\":\"k\(lastID)\"") }
    if method == "look", random.once(in: 4) { more.append("\"maintains\":\"index\"") }
    if method == "look", count > 1, random.once(in: 12) { more.append("\"length\":1100000") }
    return request(lastID, method, "t\(lastID)", more.joined(separator: ","))
  }

  private func problems() -> [String] {
    var problems: [String] = []
    if !desk.tooEarly.isEmpty { problems.append("\(desk.tooEarly) were answered before they were stored") }
    let answered = sent.map { line in
      line.split(separator: "{\"jsonrpc\":\"2.0\",\"id\":", omittingEmptySubsequences: false).dropFirst().map {
        Int($0.prefix { $0 != "," }) ?? 0
      }
    }
    let waiting = lines.filter { $0.contains { methods[$0] == "ask" } }
    let prompt = lines.filter { !waiting.contains($0) }
    if answered.filter({ !waiting.contains($0) }) != prompt {
      problems.append("the replies are \(answered), and not \(prompt)")
    }
    if answered.filter(waiting.contains).sorted(by: { $0[0] < $1[0] }) != waiting {
      problems.append("of \(waiting), \(answered) are answered")
    }
    for line in sent where line.hasPrefix("[") != line.hasSuffix("]") {
      problems.append("an array is cut off: \(line.prefix(200))")
    }
    for (id, method) in methods {
      let stored = desk.work.durable.filter { $0 == "t\(id)" }.count
      let isAnswered = sent.contains { $0.contains("\"result\":\"stored t\(id)\"") }
      if method == "note", stored != (isAnswered ? 1 : 0) { problems.append("t\(id) is stored \(stored) times") }
      if method == "greet" || method == "ask", desk.service.served["t\(id)"] != 1 {
        problems.append("t\(id) is not served once")
      }
    }
    for said in desk.work.durable where said.hasPrefix("said") {
      if desk.work.durable.filter({ $0 == said }).count != 1 { problems.append("\(said) is stored twice") }
      if !sent.contains(where: { $0.contains("stored \(said)\"") }) {
        problems.append("\(said) is stored, and nobody is told")
      }
    }
    return problems
  }
}
