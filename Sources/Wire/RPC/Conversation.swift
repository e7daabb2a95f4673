public import JSON

/// The pipe between one front end and the core. It carries the core's replies, notifications and host requests to the
/// front end.
///
/// While a line is served, the messages that are not its reply are collected. They follow the reply. Like replies, they
/// leave only after the commit, so they report no change that could still be undone.
public final class Conversation {
  /// The number of the conversation, from 1 on. No two conversations of a process have the same number.
  public let number: Int
  /// The output: replies, and the messages that follow them. After `RequestServer.settle`, all content of the buffer
  /// may be sent.
  public let out: ByteBuffer
  /// The collected messages that are not in the output yet.
  private let lines = ByteBuffer(capacity: 1 << 8)
  unowned var others: Conversations?
  /// The names of the host requests that the front end has offered to answer.
  var offered: Set<String> = []
  /// The number of host requests that the core has sent to the front end, and that the front end has not answered.
  var unanswered = 0
  /// The number of the front end's requests that wait for a host, or for an action of the core.
  var waiters = 0
  /// The number of the front end's requests that have no reply yet.
  public internal(set) var owed = 0
  /// A Boolean value that indicates whether the front end reads its output too slowly, so that much output waits.
  /// Messages that can be sent later, or again, are then held back. Only a loop that knows how much output waits sets
  /// this property.
  public var isBehind = false
  /// A Boolean value that indicates whether the input has ended. After the end, the front end sends no more requests or
  /// answers.
  public internal(set) var hasEnded = false
  /// A Boolean value that indicates whether the front end has left. Messages to it are dropped.
  public internal(set) var isGone = false
  /// A Boolean value that indicates whether all requests that would change data are refused.
  public var isReadOnly = false
  /// A Boolean value that indicates whether the conversation is served from copies of the stores. Such a conversation
  /// gets no notifications.
  public var isOfCopies = false
  /// The `mainspring` command that began the conversation, such as `serve` or `mcp`, and the id of its process. `nil`
  /// if they are not known.
  public var command: String?, process: Int?
  /// A Boolean value that indicates whether the sign-ins of this conversation hold for no other conversation.
  public var signsInAlone = false
  /// The number of the conversation's realm: a set of conversations that share their sign-ins. The realm 0 is that of
  /// the data directory. A conversation that signs in alone has a realm of its own, with the conversation's number.
  public var realm: Int { signsInAlone ? number : 0 }
  /// A Boolean value that indicates whether line ends separate the messages. If so, a line end inside a message can be
  /// the cause of a parse error, and the error says so.
  public var isOfLines = true
  /// A Boolean value that indicates whether the beginning of a long reply may be sent before the rest is written.
  public var mayDrain = false
  /// A Boolean value that indicates whether a line that must wait for work may be parked. A parked line is served after
  /// the work. It is `true` only if the memory of this line and of all lines behind it stays in place meanwhile.
  public var mayPark = false
  /// The parked line, which waits for background work, or `nil` if no line is parked.
  var parked: UnsafeMutableBufferPointer<UInt8>?
  /// The value of `Background.ended` when the line was parked: the number of pieces of work that had ended.
  var parkedAt = 0
  /// The number of the newest piece of work that the parked line waits for, or `nil` if no line is parked.
  var waitsBehind: Int?
  /// The number of the computation that made the last password key of this conversation, or 0 if there was none. The
  /// next password key is made for the conversation with the smallest number.
  var passwordTurn = 0
  /// Copies of the parked line, and of the lines that came after it. They are needed if the memory of the input does
  /// not stay in place until the lines are served.
  var kept: [UnsafeMutableBufferPointer<UInt8>] = []
  /// A Boolean value that indicates whether a line of the conversation is parked.
  public var isParked: Bool { parked != nil }
  /// The time at which the conversation began, in milliseconds of `MonotonicClock`.
  public let began = MonotonicClock.milliseconds

  /// - Parameter capacity: the initial capacity of the output, in bytes.
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
  /// offered to answer it, and must not be far behind with reading.
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

  /// Sends a host request to the front end.
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

  /// Sends a message that may report stored data. The message leaves when the data is durable.
  /// - Parameter write: writes the message's line, without the line end.
  func tell(_ write: (ByteBuffer) -> Void) {
    if isGone { return }
    others?.hasTold = true
    say(write)
  }

  /// Sends a message without marking that it may report data that is not durable yet (see `tell`).
  /// - Parameter write: writes the message's line, without the line end.
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

  /// Overwrites the bytes of messages that were already sent, because the bytes may contain secrets.
  func overwriteSent() {
    out.overwriteRest()
    lines.overwriteRest()
  }

  /// Drops the collected messages that are not in the output yet.
  func forget() {
    lines.truncate(to: 0)
    lines.shrink(to: 1 << 16)
  }
}
