public import JSON

/// What the core says unasked: notifications, and requests of its own.
///
/// They leave behind the reply to the line that caused them, and so after the commit that holds what they tell of.
public final class Conversation {
  private var interests = 0
  private var whenServed: [() -> Void] = []
  private var whenSettled: [() -> Void] = []
  /// Lines that are to leave behind the reply.
  private let lines = ByteBuffer(capacity: 1 << 12)
  /// Moves the lines to the output, and sends them when many have piled up; only while everything is committed.
  private var send: (() -> Void)?

  /// Takes what is for the log alone.
  var log: (String) -> Void = { _ in }

  public init() {}

  deinit { lines.deallocate() }

  /// Whether anybody listens or waits, or there is something to say; else nothing here costs anything.
  var isActive: Bool { interests > 0 || lines.count > 0 }

  /// Somebody listens or waits from now on, or no longer.
  public func changeInterests(by count: Int) { interests += count }

  /// Calls `action` when a line has been served, before the next one.
  public func onServed(_ action: @escaping () -> Void) { whenServed.append(action) }

  /// Calls `action` when everything served so far is committed.
  public func onSettled(_ action: @escaping () -> Void) { whenSettled.append(action) }

  /// Says a notification (JSON-RPC 2.0, section 4.1).
  /// - Parameter params: writes an object.
  public func notify(_ method: StaticString, _ params: (JSONWriter) -> Void) {
    lines.append("{\"jsonrpc\":\"2.0\",\"method\":\"")
    lines.append(method)
    lines.append("\",\"params\":")
    params(JSONWriter(lines))
    lines.append("}\n")
    send?()
  }

  /// Sends a request of the core's own.
  func ask(_ id: String, _ method: StaticString, _ params: String) {
    lines.append(text: "{\"jsonrpc\":\"2.0\",\"id\":\"\(id)\",\"method\":\"\(method)\",\"params\":\(params)}\n")
    send?()
  }

  /// Writes an error object, and leaves in the log what it does not tell: no error reaches the wire in another way.
  public func write(_ failure: Failure, to out: ByteBuffer) {
    failure.write(to: out)
    if let detail = failure.detail { log("internal error: \(detail)") }
  }

  /// Says what is a line already.
  func say(_ write: (ByteBuffer) -> Void) {
    write(lines)
    lines.append(UInt8(ascii: "\n"))
  }

  func served(to out: ByteBuffer) {
    for action in whenServed { action() }
    move(to: out)
  }

  /// Sends the replies that are ready, while what follows from them is still to be found out.
  public private(set) var sendReplies: () -> Void = {}

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

  func move(to out: ByteBuffer) {
    guard lines.count > 0 else { return }
    out.append(lines.bytes)
    lines.truncate(to: 0)
    lines.shrink(to: 1 << 16)
  }
}
