public import JSON

/// The pipe between one front end and the core: its replies, and the notifications and host requests that the core
/// sends to it.
///
/// Messages other than replies are collected while a line is served, and follow its reply. Like replies, they leave
/// after the commit. So they report no change that could still be undone.
public final class Conversation {
  /// The number of the conversation, from 1 on. No two conversations of a process have the same number.
  public let number: Int
  /// The outgoing replies, and the messages that follow them. After `RequestServer.settle` all content of the buffer
  /// may leave.
  public let out: ByteBuffer
  /// The messages that are not in the output yet.
  private let lines = ByteBuffer(capacity: 1 << 8)
  unowned var others: Conversations?
  /// The names of the host requests that the front end has offered to answer.
  var offered: Set<String> = []
  /// The number of the core's requests that the front end has not answered.
  var unanswered = 0
  /// The number of requests that wait for a host, or for an action of the core.
  var waiters = 0
  /// The number of requests that have no reply yet.
  public internal(set) var owed = 0
  /// A Boolean value that indicates whether the reader is far behind. Messages that can be sent later, or again, are
  /// then not sent. Only a loop that knows how much output waits sets the property.
  public var isBehind = false
  /// A Boolean value that indicates whether the input has ended. The front end sends no more requests or answers.
  public internal(set) var hasEnded = false
  /// A Boolean value that indicates whether the front end has left. Messages to it are dropped.
  public internal(set) var isGone = false
  /// A Boolean value that indicates whether requests that would change anything are refused.
  public var isReadOnly = false
  /// A Boolean value that indicates whether the conversation is served from copies, which send no notifications.
  public var isOfCopies = false
  /// The command with which the conversation was begun, and the number of its process, if they are known.
  public var command: String?, process: Int?
  /// A Boolean value that indicates whether a sign-in holds for this conversation alone.
  public var signsInAlone = false
  /// The number of the realm: 0 for the realm of the directory, or else the conversation's own number. All
  /// conversations of a realm have the same sign-ins.
  public var realm: Int { signsInAlone ? number : 0 }
  /// A Boolean value that indicates whether line ends separate the messages. If so, a line end inside a message may be
  /// the reason of an error.
  public var isOfLines = true
  /// A Boolean value that indicates whether the first part of a reply may be sent before the rest is written.
  public var mayDrain = false
  /// A Boolean value that indicates whether a line that must wait for work may be parked. The memory of the line, and
  /// of all lines behind it, then stays in place.
  public var mayPark = false
  /// The line that waits for work, or `nil` if no line waits.
  var parked: UnsafeMutableBufferPointer<UInt8>?
  /// The number of pieces of work that were done when the line was parked.
  var parkedAt = 0
  /// The number of the newest piece of work that the parked line waits for, or `nil` if no line is parked.
  var waitsBehind: Int?
  /// The number of pieces of work begun before the last password key of this conversation, or 0 if there was none.
  var passwordTurn = 0
  /// Lines that are stored until they are served, because their memory would not stay in place: the waiting line, and
  /// the lines that came after it.
  var kept: [UnsafeMutableBufferPointer<UInt8>] = []
  /// A Boolean value that indicates whether a line is parked.
  public var isParked: Bool { parked != nil }
  /// The time at which the conversation began, in milliseconds of `MonotonicClock`.
  public let began = MonotonicClock.milliseconds

  /// - Parameter capacity: the number of bytes of replies that the conversation has room for at first.
  init(_ number: Int, capacity: Int) {
    self.number = number
    out = ByteBuffer(capacity: capacity)
  }

  deinit {
    out.deallocate()
    lines.deallocate()
    for line in kept { line.deallocate() }
  }

  /// Returns a Boolean value that indicates whether a host request of this name can be sent. The front end must have
  /// offered the request, and must not be far behind.
  func answers(_ name: String) -> Bool { !isBehind && offered.contains(name) }

  /// The names of the host requests that the front end can answer.
  public var capabilities: [String] { offered.sorted() }

  /// Sends a notification (JSON-RPC 2.0, section 4.1).
  /// - Parameter params: writes the parameters, an object.
  public func notify(_ method: StaticString, _ params: (JSONWriter) -> Void) {
    tell { lines in
      lines.append("{\"jsonrpc\":\"2.0\",\"method\":\"")
      lines.append(method)
      lines.append("\",\"params\":")
      params(JSONWriter(lines))
      lines.append("}")
    }
    others?.sendNow(of: self)
  }

  /// Sends a request to the host.
  /// - Parameters:
  ///   - id: the id, which the host repeats in its answer.
  ///   - params: the parameters as JSON text.
  func ask(_ id: Int, _ method: StaticString, _ params: SentText) {
    say {
      $0.append(text: "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":")
      $0.append(params.bytes)
      $0.append(UInt8(ascii: "}"))
    }
    others?.sendNow(of: self)
  }

  /// Sends a line that may report stored data. The line leaves when the data is durable.
  /// - Parameter write: writes the line, without its end.
  func tell(_ write: (ByteBuffer) -> Void) {
    if isGone { return }
    others?.hasTold = true
    say(write)
  }

  /// Sends a line.
  /// - Parameter write: writes the line, without its end.
  func say(_ write: (ByteBuffer) -> Void) {
    if isGone { return }
    if lines.count == 0 { others?.speaks(self) }
    write(lines)
    lines.append(UInt8(ascii: "\n"))
  }

  /// Moves the collected messages to the output.
  func move() {
    guard lines.count > 0 else { return }
    out.append(lines.bytes)
    forget()
  }

  /// Overwrites the bytes that have left the buffers.
  func overwriteSent() {
    out.overwriteRest()
    lines.overwriteRest()
  }

  /// Drops the messages that are not in the output.
  func forget() {
    lines.truncate(to: 0)
    lines.shrink(to: 1 << 16)
  }
}
