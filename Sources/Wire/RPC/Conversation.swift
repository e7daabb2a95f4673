public import JSON

/// One of those that speak with the core: its replies, and what the core says to it unasked, be it notifications or requests to the host.
///
/// What is said unasked is collected while a line is served, and follows its reply. Replies leave after the commit, and so does this: it
/// tells of nothing that could still be undone.
public final class Conversation {
  /// 1 for the first of a process; no two have the same.
  public let number: Int
  /// Replies, and what follows them. After `Session.settle` everything in it may leave.
  public let out: ByteBuffer
  /// What was said and is not in the output yet.
  private let lines = ByteBuffer(capacity: 1 << 8)
  weak var others: Conversations?
  /// The names of the requests that it can answer as the host, as it has said.
  var offered: Set<String> = []
  /// How many requests of the core it has not answered.
  var unanswered = 0
  /// How many of its requests wait for a host, or for what the core does.
  var waiters = 0
  /// How many of its requests have no reply yet.
  public internal(set) var owed = 0
  /// Whether its reader is far behind: what can be said later, or again, is not said now. For who knows how far that is.
  public var isBehind = false
  /// Whether its input has ended: it asks nothing more, and answers nothing.
  public internal(set) var hasEnded = false
  /// Whether nobody reads any more: what is said to it is dropped.
  public internal(set) var isGone = false
  /// Whether what would change anything is refused.
  public var isReadOnly = false
  /// Whether it is answered from copies, which tell of nothing.
  public var isOfCopies = false
  /// The command that it was begun with, where that is known, and the number of its process.
  public var command: String?, process: Int?
  /// Whether whoever signs in does so for this conversation alone.
  public var signsInAlone = false
  /// Who is signed in there is so for all conversations of a realm: 0 for the directory's, and its own number for one by itself.
  public var realm: Int { signsInAlone ? number : 0 }
  /// Whether its messages are told apart by the ends of lines: what is wrong with one may be that.
  public var isOfLines = true
  /// Whether the beginning of a reply may be sent before its end is there.
  public var mayDrain = false
  /// Whether a line that must wait for work may be put aside: it stays in place, and so does all behind it.
  public var mayPark = false
  /// The line that waits for work; nil where none does.
  var parked: UnsafeMutableBufferPointer<UInt8>?
  /// How much work had been done when it was put aside.
  var parkedAt = 0
  /// The number of the newest piece of work that the parked line waits for; `nil` if no line is parked.
  var waitsBehind: Int?
  /// The number of pieces of work begun before the last password key of this conversation; 0 if there was none.
  var passwordTurn = 0
  /// Lines that are kept for it until they are served, as they would not stay in place: the one that waits, and what came behind it.
  var kept: [UnsafeMutableBufferPointer<UInt8>] = []
  /// Whether a line was put aside.
  public var isParked: Bool { parked != nil }
  /// When it began, in milliseconds of `MonotonicClock`.
  public let began = MonotonicClock.milliseconds

  /// - Parameter capacity: how many bytes of replies it has room for from the beginning.
  init(_ number: Int, capacity: Int) {
    self.number = number
    out = ByteBuffer(capacity: capacity)
  }

  deinit {
    out.deallocate()
    lines.deallocate()
    for line in kept { line.deallocate() }
  }

  /// Whether a request of this name can be sent to it: it offers that, and reads what it is sent.
  func answers(_ name: String) -> Bool { !isBehind && offered.contains(name) }

  /// The names of the requests that it can answer as the host.
  public var capabilities: [String] { offered.sorted() }

  /// Sends a notification (JSON-RPC 2.0, section 4.1).
  /// - Parameter params: writes an object.
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
  ///   - id: repeated by the host in its answer.
  ///   - params: JSON text.
  func ask(_ id: Int, _ method: StaticString, _ params: SentText) {
    say {
      $0.append(text: "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":")
      $0.append(params.bytes)
      $0.append(UInt8(ascii: "}"))
    }
    others?.sendNow(of: self)
  }

  /// Sends a line that may tell of what is stored. It leaves when that is durable.
  /// - Parameter write: writes it, without its end.
  func tell(_ write: (ByteBuffer) -> Void) {
    if isGone { return }
    others?.hasTold = true
    say(write)
  }

  /// Sends a line.
  /// - Parameter write: writes it, without its end.
  func say(_ write: (ByteBuffer) -> Void) {
    if isGone { return }
    if lines.count == 0 { others?.speaks(self) }
    write(lines)
    lines.append(UInt8(ascii: "\n"))
  }

  /// Moves what was said to the output.
  func move() {
    guard lines.count > 0 else { return }
    out.append(lines.bytes)
    forget()
  }

  /// Overwrites what has left the buffers.
  func overwriteSent() {
    out.overwriteRest()
    lines.overwriteRest()
  }

  /// Drops what was said and is not in the output.
  func forget() {
    lines.truncate(to: 0)
    lines.shrink(to: 1 << 16)
  }
}
