import RPC
import Testing

/// Random sequences of lines, kinds of requests and failures. In each of them, every request must be answered exactly
/// once, and not before its work is durable.
struct GroupCommitScheduleTests {
  @Test func everyScheduleKeepsThePromises() {
    for seed in 0..<4000 {
      var server = PaperSession(seed: seed)
      let problems = server.run()
      #expect(problems.isEmpty, "seed \(seed): \(problems.prefix(3).joined(separator: "; "))")
      if !problems.isEmpty { return }
    }
  }
}

/// A request of a schedule, and its fault.
private struct Request {
  enum Kind: CaseIterable { case read, write, session, deferred }
  enum Trouble: CaseIterable {
    case none, refused
    /// All work since the last commit is rolled back, and the request fails.
    case loses
    /// Like `loses`, but only at the first attempt. When the request is served again, it succeeds.
    case losesOnce
    /// The work before the request is committed while the request runs.
    case commits
    /// Like `commits`, and then the request's own work is rolled back.
    case commitsAndLoses
  }

  let kind: Kind
  let trouble: Trouble

  /// A Boolean value that indicates whether the request can't be executed a second time.
  var isStateful: Bool { kind == .session || kind == .deferred }
  var isWrite: Bool { kind == .write || kind == .deferred }
}

/// The identity of a request: its line, and its index in the line's batch.
private struct Name: Hashable, CustomStringConvertible {
  let line: Int, element: Int

  var description: String { "\(line).\(element)" }
}

/// A simulated server, whose lines are numbers and whose output is a list. It asks the state machine under test what to
/// do, and does so with a store that is a set.
private struct PaperSession {
  private struct Reply {
    let name: Name
    let isError: Bool
  }

  private var random: SeededRandom
  private var lines: [[Request]] = []
  private var group = GroupCommit<Int, Int>(before: -1)
  private var out: [Reply] = []
  private var sent: [Reply] = []
  private var served: [Name: Int] = [:]
  private var problems: [String] = []
  // The store.
  private var open: Set<Name> = []
  private var durable: Set<Name> = []
  private var commits = 0
  private var isLost = false

  init(seed: Int) {
    random = SeededRandom(seed: seed)
    lines = (0..<Int.random(in: 1...12, using: &random)).map { _ in
      (0..<(random.once(in: 3) ? Int.random(in: 2...6, using: &random) : 1)).map { _ in
        let kind =
          random.once(in: 6)
          ? Request.Kind.allCases.randomElement(using: &random)! : random.once(in: 3) ? .read : .write
        return Request(
          kind: kind, trouble: random.once(in: 4) ? Request.Trouble.allCases.randomElement(using: &random)! : .none)
      }
    }
  }

  mutating func run() -> [String] {
    for line in lines.indices {
      receive(line)
      if random.once(in: 4) { send() }
      // Between two lines, the core may commit work of its own.
      if random.once(in: 20) { commitStore(mayFail: false) }
    }
    send()
    checkEnd()
    return problems
  }

  // The server's side.

  private mutating func receive(_ line: Int) {
    group.lineBegins(line, at: out.count, commits: commits)
    serve()
    if isLost { recover() }
  }

  private mutating func serve() {
    let line = group.current.line
    if lines[line].contains(where: \.isStateful) {
      if group.isGrouping {
        let waiting = group.lineWaits()
        settle()
        return receive(waiting)
      }
      if lines[line].count > 1 { return serveOpenBatch(line) }
    }
    let place = group.current
    var hasReplies = place.hasReplies
    for element in place.element..<lines[line].count {
      serve(Name(line: line, element: element), hasReplies: hasReplies)
      hasReplies = true
      if isLost {
        if group.isGrouping { return }
        rollback()
      }
      if lines[line].count > 1, random.once(in: 5) {
        if !group.isSingle, settle() { return }
        leave()
        group.batchDrained(next: element + 1, at: out.count, hasReplies: hasReplies)
      }
    }
  }

  private mutating func serveOpenBatch(_ line: Int) {
    let before = group.beginSingle(.batch(line, element: 0))
    for element in lines[line].indices {
      group.batchReaches(element)
      if group.openElement?.element != element { problems.append("\(line).\(element) is not the open element") }
      serve(Name(line: line, element: element), hasReplies: element > 0)
      if isLost { rollback() }
    }
    group.endSingle(before)
  }

  private mutating func serve(_ name: Name, hasReplies: Bool) {
    let request = lines[name.line][name.element]
    let start = out.count
    served[name, default: 0] += 1
    if durable.contains(name) { problems.append("\(name) is served again, and was committed") }
    let isAlone = request.isWrite && group.writeBegins(isRepeatable: !request.isStateful)
    if isAlone { settleReads() }
    if request.isStateful, !open.isEmpty { problems.append("\(name) is in a group with \(open)") }
    var isDone = work(request, name)
    if isDone, isAlone, !open.isEmpty { isDone = commitStore(mayFail: true) }
    if !isDone, isLost, !group.isGrouping { rollback() }
    out.append(Reply(name: name, isError: !isDone))
    if group.hasMissed(commits) {
      group.committedWithin(
        requestAt: start, element: name.element, hasReplies: hasReplies, isRepeatable: request.kind == .write,
        commits: commits)
    }
  }

  @discardableResult private mutating func settle() -> Bool {
    if commitStore(mayFail: true) {
      group.committed(commits)
      return false
    }
    return recover()
  }

  private mutating func settleReads() {
    if !commitStore(mayFail: true) { rollback() }
    group.committed(commits)
  }

  @discardableResult private mutating func recover() -> Bool {
    let undone = Set(
      out.filter { !$0.isError && lines[$0.name.line][$0.name.element].isWrite && !durable.contains($0.name) }.map(
        \.name))
    rollback()
    guard let places = group.workLost(commits: commits) else {
      if !undone.isEmpty { problems.append("\(undone) are undone, and not served again") }
      return false
    }
    check(places, undone)
    // If several places are undone, the output is cut at the first of them, as in the real server.
    for place in places.reversed() { out.removeSubrange(min(place.mark, out.count)...) }
    for place in places {
      group.servesAgain(place)
      serve()
    }
    group.recovered(commits)
    return true
  }

  /// Checks that exactly these lines are served again: from the first line with a lost write to the last line.
  private mutating func check(_ places: [GroupCommit<Int, Int>.Place], _ undone: Set<Name>) {
    let again = places.flatMap { place in
      lines[place.line].indices.dropFirst(place.element).map { Name(line: place.line, element: $0) }
    }
    if !undone.isSubset(of: again) { problems.append("of \(undone), \(again) are served again") }
    let mark = places.map(\.mark).reduce(out.count, min)
    let kept = Set(out[..<mark].map(\.name))
    if !kept.isDisjoint(with: again) {
      problems.append("\(kept.intersection(again)) keep their replies, and get others")
    }
    if let taken = out[mark...].first(where: { !again.contains($0.name) }) {
      problems.append("\(taken.name) loses its reply")
    }
    let first = places.map(\.line).min() ?? 0
    if places.map(\.line) != Array(first..<first + places.count) { problems.append("\(again) are in no order") }
  }

  private mutating func send() {
    settle()
    leave()
  }

  private mutating func leave() {
    for reply in out where lines[reply.name.line][reply.name.element].isWrite {
      if durable.contains(reply.name) == reply.isError {
        problems.append("the reply to \(reply.name) leaves, and is not true")
      }
    }
    sent += out
    out = []
  }

  private mutating func checkEnd() {
    let expected = lines.indices.flatMap { line in lines[line].indices.map { Name(line: line, element: $0) } }
    if sent.map(\.name) != expected { problems.append("the replies are \(sent.map(\.name)), and not \(expected)") }
    for (name, count) in served where lines[name.line][name.element].isStateful && count > 1 {
      problems.append("\(name) is served \(count) times")
    }
  }

  // The store's side.

  /// Does a request's work. Returns whether it succeeded.
  private mutating func work(_ request: Request, _ name: Name) -> Bool {
    switch request.trouble {
    case .none: break
    case .refused: return false
    case .loses: return lose()
    case .losesOnce: if served[name] == 1 { return lose() }
    case .commits: if !commitStore(mayFail: true) { return false }
    case .commitsAndLoses: if !commitStore(mayFail: true) || lose() == false { return false }
    }
    if request.isWrite { open.insert(name) }
    return true
  }

  @discardableResult private mutating func commitStore(mayFail: Bool) -> Bool {
    if open.isEmpty, !random.once(in: 10) { return true }
    if mayFail, random.once(in: 5) { return lose() }
    durable.formUnion(open)
    open = []
    commits += 1
    return true
  }

  private mutating func lose() -> Bool {
    open = []
    isLost = true
    return false
  }

  private mutating func rollback() {
    open = []
    isLost = false
  }
}
