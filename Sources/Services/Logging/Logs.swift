internal import JSON
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The service `log`: writes, reads, exports and removes the lines of the log.
///
/// Writing a line never waits for the disk, a host or a reader. A line that can't be stored is lost.
final class Logs {
  let book: LogBook
  let dependencies: Dependencies
  private let conversations: Conversations
  /// Returns a Boolean value that indicates whether the current conversation may read all lines, and remove them.
  let isOperator: () throws(Failure) -> Bool
  /// Called when all lines were removed.
  private let whenCleared: () -> Void
  /// Provides the parts of an export other than the lines.
  let traces: LogTraces
  private(set) var mirror: LogMirror!
  /// The budgets of the conversations, by their numbers. The budget in `budget` is newer than the one here.
  private var budgets: [Int: LineBudget] = [:]
  /// The budget and the number of the conversation that wrote the last line. They are stored separately, because the
  /// same conversation often writes the next line.
  private var (budget, writer) = (LineBudget(), 0)
  /// The decision whether the line of the current request is written.
  private(set) var admission = Admission.new
  /// The numbers of acts (see `Conversations.acts`) whose lines were dropped: the latest range, and the earlier ranges.
  private var (lastDropped, droppedActs) = (0..<0, [Range<Int>]())
  /// The result of `log.write` for a dropped line, which is encoded only once.
  let resultOfDropped = SentText(WrittenLine(isTaken: false))
  /// The conversations whose dropped lines are not reported in the log yet.
  private var owing: Set<Int> = []

  /// The longest message of a front end in the log, in bytes. A request's message has at most 4,000 characters, but
  /// replaced secrets and escapes can make it longer.
  private static let longestMessage = 20_000

  init(
    _ dependencies: Dependencies, _ book: LogBook, isOperator: @escaping () throws(Failure) -> Bool, traces: LogTraces,
    whenCleared: @escaping () -> Void
  ) {
    (self.dependencies, self.book, self.isOperator, self.traces) = (dependencies, book, isOperator, traces)
    conversations = dependencies.conversations
    self.whenCleared = whenCleared
    // In a repeatable run, this text is always the same, so that equal runs write equal logs.
    if dependencies.stores.isRepeatable { book.makeRun = { "000000" } }
    mirror = LogMirror(dependencies) { [unowned self] host in reach(of: host) }
    book.whenChanged = { [unowned self] line in
      dependencies.stores.footprint.writeOutside()
      if let line { mirror.add(line) }
    }
    conversations.add(
      Alarm(
        delay: { [unowned self] in owing.isEmpty ? nil : dependencies.clock.remaining(until: earliestEnd) },
        ring: { [unowned self] () throws(Failure) in countDropped(until: dependencies.clock.now.milliseconds) }))
    conversations.onLeft { [unowned self] conversation in
      leave(conversation.number)
    }
  }

  /// Returns the name of a conversation in the log, which reveals no person.
  func mark(of conversation: Conversation) -> String { "\(conversation.number).\(book.run)" }
}

/// Writes lines for `log.write`.
extension Logs {
  /// The decision whether a line is written.
  enum Admission {
    case new
    /// The line is dropped, because its conversation has written too many lines in this second.
    case dropped
    /// The line was written already, when its request was served for the first time.
    case repeated
  }

  /// Decides whether the current request's line is written, before the line is read. Each such request is one act (see
  /// `Conversations.acts`), even if its parameters are refused later.
  func admitLine() -> Admission {
    // After a failed commit, requests are served again. A line that was written or dropped the first time must not be
    // written again. Requests that were not served before have no act yet.
    if conversations.isServingAgain, let number = conversations.nextActDone() {
      admission = wasDropped(number) ? .dropped : .repeated
      return admission
    }
    conversations.acts += 1
    admission = spend() ? .new : .dropped
    if admission == .dropped { noteDropped(conversations.acts - 1) }
    return admission
  }

  /// Takes a line from the budget of the current conversation.
  /// - Returns: a Boolean value that indicates whether the line may be written.
  private func spend() -> Bool {
    let conversation = conversations.currentNumber
    if conversation != writer { turn(to: conversation) }
    let now = dependencies.clock.now.milliseconds
    if budget.isOver(at: now) { renew(at: now) }
    if budget.spend() { return true }
    if budget.dropped == 1 { owe() }
    return false
  }

  @inline(never) private func turn(to conversation: Int) {
    budgets[writer] = budget
    budget = budgets[conversation] ?? LineBudget()
    writer = conversation
  }

  @inline(never) private func renew(at now: Int) { count(budget.renew(at: now), of: writer) }

  /// The largest number of ranges in `droppedActs`.
  private static let mostDropped = 10_000

  /// Records that an act's line was dropped, in case its request is served again.
  private func noteDropped(_ act: Int) {
    if lastDropped.upperBound != act { beginRange(at: act) }
    lastDropped = lastDropped.lowerBound..<act + 1
  }

  @inline(never) private func beginRange(at act: Int) {
    if droppedActs.count >= Logs.mostDropped { droppedActs.removeFirst(Logs.mostDropped / 2) }
    droppedActs.append(lastDropped)
    lastDropped = act..<act
  }

  private func wasDropped(_ act: Int) -> Bool {
    lastDropped.contains(act) || droppedActs.contains { $0.contains(act) }
  }

  @inline(never) private func owe() {
    if owing.isEmpty { conversations.changeTimers(by: 1) }
    owing.insert(writer)
  }

  /// Writes a line that reports the number of dropped lines of a conversation.
  private func count(_ dropped: Int, of conversation: Int) {
    guard dropped > 0 else { return }
    owing.remove(conversation)
    if owing.isEmpty { conversations.changeTimers(by: -1) }
    let lines = dropped == 1 ? "1 line was" : "\(dropped) lines were"
    book.append(
      LogLine(
        at: dependencies.clock.now, .warning, .log, conversation: "\(conversation).\(book.run)",
        "\(lines) dropped: a conversation writes at most \(LineBudget.most) a second"))
  }

  private var earliestEnd: Int {
    owing.reduce(.max) { min($0, ($1 == writer ? budget : budgets[$1] ?? LineBudget()).end) }
  }

  /// Reports the dropped lines of seconds that have ended.
  /// - Parameter now: the present time in milliseconds; `.max` to report the dropped lines of all seconds.
  func countDropped(until now: Int) {
    for number in owing.sorted() {
      turn(to: number)
      if budget.isOver(at: now) { renew(at: dependencies.clock.now.milliseconds) }
    }
  }

  private func leave(_ number: Int) {
    if owing.contains(number) {
      turn(to: number)
      renew(at: dependencies.clock.now.milliseconds)
    }
    turn(to: 0)
    budgets[number] = nil
  }

  /// Writes a line of the current conversation, with its secrets replaced.
  func write(_ level: LineLevel, _ category: LineCategory, _ message: String, _ fields: String?) {
    let fields = fields.flatMap(SecretMask.maskedJSON)
    book.append(
      LogLine(
        at: dependencies.clock.now, level, LineCategory(masked: category),
        conversation: mark(of: conversations.current),
        SecretMask.masked(message).oneLine(limit: Logs.longestMessage), fields: fields.map(AnyJSON.init)))
  }
}

/// Decides which lines a conversation may read, and removes lines.
extension Logs {
  /// Removes all lines.
  /// - Returns: the number of removed bytes, and a Boolean value that indicates whether all lines were removed.
  func clear() throws(Failure) -> (bytes: Int, isWhole: Bool) {
    if try !isOperator() { throw .allLines }
    whenCleared()
    return book.clear()
  }

  /// Removes all lines when the account is left, including those that wait for the host.
  func forgetAccount() {
    whenCleared()
    mirror.forgetLines()
    _ = book.clear()
  }

  /// Returns a function that decides whether a conversation may read a line. An operator may read all lines, and
  /// another conversation its own lines and the core's.
  func reach(of conversation: Conversation) -> (LogLine) -> Bool {
    let mayReadAll = (try? conversations.within(conversation) { () throws(Failure) in try isOperator() }) ?? false
    if mayReadAll { return { _ in true } }
    let mark = mark(of: conversation)
    return { $0.conversation == nil || $0.conversation == mark }
  }

  /// Throws if the caller may not read all lines.
  /// - Throws: `forbidden`.
  func requireOperator() throws(Failure) {
    if try !isOperator() { throw .allLines }
  }
}

extension LineCategory {
  /// Creates the category, or the category `secret` if the text has the form of a secret.
  fileprivate init(masked category: LineCategory) {
    let text = SecretMask.masked(category.text)
    self = text == category.text ? category : LineCategory("secret")
  }
}
