internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Sends lines of the log to the host, which writes them to the system's log.
///
/// Each batch is sent after the answer to the previous one, so a slow host gets larger batches. If a host does not
/// answer, refuses a batch, or has too many unanswered requests, the mirror waits for a minute. Memory for waiting
/// lines is limited: if there are too many, the oldest ones are dropped. The mirror counts dropped and refused lines.
final class LogMirror {
  private let dependencies: Dependencies
  /// Returns a function that decides whether a conversation may read a line.
  private let mayRead: (Conversation) -> (LogLine) -> Bool
  private var waiting: [LogLine] = []
  /// The approximate number of bytes of the waiting lines.
  private var bytes = 0
  /// The number of lines that were dropped before they were sent, and the number of sent lines that the host refused.
  private var (dropped, refused) = (0, 0)
  private var isSending = false
  /// The time before which no batch is sent, in milliseconds.
  private var pausedUntil = 0
  /// A Boolean value that indicates whether the mirror is called after each request, because lines wait.
  private var isWatching = false

  static let batch = 100
  private static let most = 1000
  private static let mostBytes = 1 << 18
  private static let batchBytes = 1 << 16
  /// The time in milliseconds for which no batch is sent after a failure.
  private static let patience = 60_000

  init(_ dependencies: Dependencies, mayRead: @escaping (Conversation) -> (LogLine) -> Bool) {
    self.dependencies = dependencies
    self.mayRead = mayRead
    dependencies.conversations.onSettled { [unowned self] in send() }
    dependencies.conversations.add(
      Alarm(
        delay: { [unowned self] in isWatching && !isSending ? dependencies.clock.remaining(until: pausedUntil) : nil },
        ring: { [unowned self] () throws(Failure) in send() }))
  }

  /// The conversation of the host that accepts lines, or `nil` if there is none.
  private var host: Conversation? {
    guard let number = dependencies.host.number(of: HostWriteLog.name) else { return nil }
    return dependencies.conversations.all.first { $0.number == number }
  }

  func add(_ line: LogLine) {
    guard isSending || isWatching || dependencies.host.offers(HostWriteLog.self) else { return }
    waiting.append(line)
    bytes += LogMirror.size(of: line)
    while waiting.count > LogMirror.most || bytes > LogMirror.mostBytes { dropFirst() }
    watch()
  }

  /// Ends the pause after a failure, because a host has offered to accept lines.
  func hostOffered() {
    pausedUntil = 0
    watch()
  }

  /// Removes the waiting lines and their counts.
  func forgetLines() {
    (waiting, bytes, dropped, refused) = ([], 0, 0, 0)
    watch()
  }

  private func dropFirst() {
    bytes -= LogMirror.size(of: waiting.removeFirst())
    dropped += 1
  }

  private static func size(of line: LogLine) -> Int {
    200 + line.message.utf8.count + (line.fields?.text.utf8.count ?? 0)
  }

  /// Asks to be called after each request while lines wait for a host, and stops these calls otherwise.
  private func watch() {
    let wanted = !isSending && !waiting.isEmpty && host != nil
    if wanted == isWatching { return }
    isWatching = wanted
    dependencies.conversations.changeInterests(by: wanted ? 1 : -1)
  }

  private func send() {
    guard !isSending, !waiting.isEmpty, pausedUntil <= dependencies.clock.now.milliseconds else { return }
    guard let host else {
      // The host that accepted lines has left, so the lines are dropped.
      forgetLines()
      return watch()
    }
    let (lines, count) = batch(for: host)
    guard !lines.isEmpty else {
      removeFirst(count)
      return watch()
    }
    let counted = (dropped, refused)
    // The number of lines in the batch, without those that only report dropped or refused lines.
    let told = lines.count - counts(at: waiting[0].at).count
    isSending = dependencies.host.askForItself(
      HostWriteLog(lines: lines), keep: { [unowned self] (_) throws(Failure) in answered(pause: 0) },
      note: { [unowned self] (_) throws(Failure) in
        dropped += counted.0
        refused += counted.1 + told
        answered(pause: LogMirror.patience)
      })
    if isSending {
      removeFirst(count)
      (dropped, refused) = (0, 0)
    } else {
      // The host has too many unanswered requests, so the lines wait.
      pausedUntil = dependencies.clock.now.milliseconds + LogMirror.patience
    }
    watch()
  }

  private func answered(pause: Int) {
    isSending = false
    pausedUntil = pause == 0 ? 0 : dependencies.clock.now.milliseconds + pause
    send()
    watch()
  }

  /// Returns the next batch: lines that report dropped and refused lines, and then the oldest waiting lines that the
  /// host may read.
  /// - Returns: the batch, and the number of waiting lines that it uses up, including those that the host may not read.
  private func batch(for host: Conversation) -> (lines: [LogLine], count: Int) {
    let mayRead = mayRead(host)
    var (lines, count, bytes) = (counts(at: waiting[0].at), 0, 0)
    for line in waiting {
      if lines.count >= LogMirror.batch || bytes > LogMirror.batchBytes { break }
      count += 1
      guard mayRead(line) else { continue }
      lines.append(line)
      bytes += LogMirror.size(of: line)
    }
    return (lines, count)
  }

  /// Returns the lines that report the numbers of dropped and refused lines.
  private func counts(at instant: Timestamp) -> [LogLine] {
    var texts: [String] = []
    if dropped > 0 {
      texts.append(
        "\(dropped == 1 ? "1 line was" : "\(dropped) lines were") not sent to the host, as too many lines waited; the log has these lines"
      )
    }
    if refused > 0 {
      texts.append(
        "\(refused == 1 ? "1 line was" : "\(refused) lines were") sent to the host, and refused by the host; the log has these lines"
      )
    }
    return texts.map { LogLine(at: instant, .warning, .log, $0) }
  }

  private func removeFirst(_ count: Int) {
    for line in waiting[..<count] { bytes -= LogMirror.size(of: line) }
    waiting.removeFirst(count)
  }
}
