internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The lines on their way to the log of the system, through the host.
///
/// A batch goes when the one before was answered, so a slow host gets larger ones. A host that does not answer, or refuses, is left alone
/// for a minute, and so is one that was sent too much already. Lines that wait take little memory: the oldest go, and are counted, as are
/// those that the host did not take.
final class LogMirror {
  private let dependencies: Dependencies
  /// Whether a conversation may read a line.
  private let mayRead: (Conversation) -> (LogLine) -> Bool
  private var waiting: [LogLine] = []
  /// How many bytes the lines that wait have, about.
  private var bytes = 0
  /// How many lines went before they were sent, and how many the host was sent and did not take.
  private var (dropped, refused) = (0, 0)
  private var isSending = false
  /// When the host may be asked again, in milliseconds.
  private var pausedUntil = 0
  /// Whether what follows a request is looked at.
  private var isWatching = false

  static let batch = 100
  private static let most = 1000
  private static let mostBytes = 1 << 18
  private static let batchBytes = 1 << 16
  /// How long a host that has failed is left alone, in milliseconds.
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

  /// The conversation of the host that takes lines.
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

  /// A host offers to take lines.
  func hostOffered() {
    pausedUntil = 0
    watch()
  }

  /// Forgets the lines that wait.
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

  /// Looks at what follows requests while a batch can be sent.
  private func watch() {
    let wanted = !isSending && !waiting.isEmpty && host != nil
    if wanted == isWatching { return }
    isWatching = wanted
    dependencies.conversations.changeInterests(by: wanted ? 1 : -1)
  }

  private func send() {
    guard !isSending, !waiting.isEmpty, pausedUntil <= dependencies.clock.now.milliseconds else { return }
    guard let host else {
      // Nobody takes them any more.
      forgetLines()
      return watch()
    }
    let (lines, count) = batch(for: host)
    guard !lines.isEmpty else {
      removeFirst(count)
      return watch()
    }
    let counted = (dropped, refused)
    // Of the lines that count others none is counted.
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
      // Too much waits for the host already: the lines wait, too.
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

  /// The oldest lines that the host may read, behind those that count what it did not get.
  /// - Returns: the lines, and how many of those that wait they stand for.
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

  /// The lines that count what the host did not get.
  private func counts(at instant: Timestamp) -> [LogLine] {
    var texts: [String] = []
    if dropped > 0 {
      texts.append("\(dropped == 1 ? "1 line was" : "\(dropped) lines were") not sent to the host, as too many waited; the log has them")
    }
    if refused > 0 {
      texts.append("\(refused == 1 ? "1 line was" : "\(refused) lines were") sent to the host, which took none; the log has them")
    }
    return texts.map { LogLine(at: instant, .warning, .log, $0) }
  }

  private func removeFirst(_ count: Int) {
    for line in waiting[..<count] { bytes -= LogMirror.size(of: line) }
    waiting.removeFirst(count)
  }
}
