public import JSON

/// The lines that the core sends without being asked: notifications, and requests to the host.
///
/// They are collected while a line is served, and follow its reply. Replies leave after the commit, and so do these: they tell of nothing
/// that could still be undone.
public final class Conversation {
  /// How many subscriptions, live queries and calls of the host there are.
  private var interests = 0
  private var whenServed: [() -> Void] = []
  private var whenSettled: [() -> Void] = []
  /// What was said and is not in the output yet.
  private let lines = ByteBuffer(capacity: 1 << 12)
  /// Moves `lines` to the output, and sends that when there is much of it; nil while something is not committed.
  private var send: (() -> Void)?

  /// Whether input waits to be served, for who can say so. What follows from a commit lets it go first; where nobody says so, everything is
  /// done at once, and so in the same order in every run.
  var hasInput: (() -> Bool)?
  /// Whether something that follows from a commit was put off.
  public var isBehind = false
  /// Takes what is for the log alone.
  var log: (String) -> Void = { _ in }

  /// What is done at an instant though nobody asks.
  private(set) var alarms: [Alarm] = []

  public init() {}

  /// Whether what follows from a commit may go on now; input that waits goes first.
  public var mayGoOn: Bool { hasInput.map { !$0() } ?? true }

  deinit { lines.deallocate() }

  /// Whether anybody wants to be told something, or something is to be sent. If not, serving a line costs nothing here.
  var isActive: Bool { interests > 0 || lines.count > 0 }

  /// Somebody wants to be told something from now on (1), or no longer does (-1).
  public func changeInterests(by count: Int) { interests += count }

  /// Does something at an instant, as long as somebody wants to be told something.
  public func add(_ alarm: Alarm) { alarms.append(alarm) }

  /// Calls `action` after each line that is served, before the next one.
  public func onServed(_ action: @escaping () -> Void) { whenServed.append(action) }

  /// Calls `action` whenever all lines that were served are committed.
  /// - Parameter first: before what may send replies.
  public func onSettled(first: Bool = false, _ action: @escaping () -> Void) {
    whenSettled.insert(action, at: first ? 0 : whenSettled.count)
  }

  /// Sends a notification (JSON-RPC 2.0, section 4.1).
  /// - Parameter params: writes an object.
  public func notify(_ method: StaticString, _ params: (JSONWriter) -> Void) {
    lines.append("{\"jsonrpc\":\"2.0\",\"method\":\"")
    lines.append(method)
    lines.append("\",\"params\":")
    params(JSONWriter(lines))
    lines.append("}\n")
    send?()
  }

  /// Sends a request to the host.
  /// - Parameters:
  ///   - id: repeated by the host in its answer.
  ///   - params: JSON text.
  func ask(_ id: Int, _ method: StaticString, _ params: String) {
    lines.append(text: "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":\(params)}\n")
    send?()
  }

  /// Writes an error object, and leaves in the log what it does not tell: no error reaches the wire in another way.
  public func write(_ failure: Failure, to out: ByteBuffer) {
    failure.write(to: out)
    if let detail = failure.detail { log("internal error: \(detail)") }
  }

  /// Sends a line.
  /// - Parameter write: writes it, without its end.
  func say(_ write: (ByteBuffer) -> Void) {
    write(lines)
    lines.append(UInt8(ascii: "\n"))
  }

  /// A line has been served; `out` gets what is to follow its reply.
  func served(to out: ByteBuffer) {
    for action in whenServed { action() }
    move(to: out)
  }

  /// Sends what is in the output already. An action of `onSettled` that takes long calls it first, so that replies do not wait for it.
  public private(set) var sendReplies: () -> Void = {}

  /// All lines that were served are committed; `out` gets what the actions of `onSettled` say.
  /// - Parameter sendLines: sends what is in `out`; nil where that is not to be done now.
  func settled(to out: ByteBuffer, send sendLines: (() -> Void)?) {
    sendReplies = { if out.count > 0 { sendLines?() } }
    send = { [unowned self] in
      move(to: out)
      if out.count > Session.mostWaiting { sendLines?() }
    }
    for action in whenSettled { action() }
    send = nil
    sendReplies = {}
    move(to: out)
  }

  /// Moves what was said to the output.
  func move(to out: ByteBuffer) {
    guard lines.count > 0 else { return }
    out.append(lines.bytes)
    lines.truncate(to: 0)
    lines.shrink(to: 1 << 16)
  }
}
