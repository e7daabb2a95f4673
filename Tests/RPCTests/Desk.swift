import JSON
import RPC

/// A request server with scripted work. The tests drive it as the main loop does.
final class Desk {
  let work = ScriptedWork()
  let service: DeskService
  let server: RequestServer
  /// A padding character that makes replies long. The shown output leaves it out.
  static let filler = UInt8(ascii: "~")
  /// The output, line by line.
  private(set) var sent: [String] = []
  /// Texts of writes whose reply left before the write was durable.
  private(set) var tooEarly: [String] = []
  private var rooms: [UnsafeMutableBufferPointer<UInt8>] = []
  private var part = ""

  /// - Parameter drains: A Boolean value that indicates whether a part of an output line may be sent before the line is
  /// complete.
  init(drains: Bool = true) {
    let conversations = Conversations()
    let host = HostCalls(conversations)
    let background = Background(conversations)
    service = DeskService(work, host, background)
    let router = Router([
      Endpoint(Note.self, on: service, in: ()), Endpoint(Look.self, on: service, in: ()),
      Endpoint(Greet.self, on: service, in: ()),
      Endpoint(Ask.self, on: service, in: (), host, background),
      Endpoint(Compute.self, on: service, in: (), host, background),
    ])
    server = RequestServer(
      router: router, work: work, conversations: conversations, host: host, background: background, log: { _ in })
    host.offer(["host.echo"])
    server.sendLines = { [unowned self] in leave() }
    if drains { server.drain = server.sendLines }
    conversations.current.mayDrain = drains
  }

  deinit { for room in rooms { room.deallocate() } }

  /// Serves a line. Its memory stays valid until the chunk is settled, as in the real input.
  func receive(_ line: String) {
    let bytes = Array(line.utf8)
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count + Tape.padding)
    room.initialize(repeating: 0)
    _ = room.update(fromContentsOf: bytes)
    rooms.append(room)
    server.receive(UnsafeMutableBufferPointer(rebasing: room[..<bytes.count]))
  }

  /// Ends a chunk: the server commits the writes, and sends the replies.
  func settle() {
    server.settle()
    leave()
    for room in rooms { room.deallocate() }
    rooms = []
  }

  /// Ends the input.
  func end() {
    server.end()
    leave()
  }

  /// The bytes in the output that are not sent yet.
  var waiting: String { server.out.text() }

  /// Serves lines as one chunk. Returns the lines that were sent.
  func serve(_ lines: String...) -> [String] {
    for line in lines { receive(line) }
    settle()
    return takeSent()
  }

  func takeSent() -> [String] {
    defer { sent = [] }
    return sent
  }

  private func leave() {
    part += String(decoding: server.out.bytes.filter { $0 != Desk.filler }, as: UTF8.self)
    server.out.truncate(to: 0)
    guard let end = part.utf8.lastIndex(of: UInt8(ascii: "\n")) else { return check(part) }
    let whole = String(part[..<end])
    part = String(part[part.utf8.index(after: end)...])
    check(whole)
    sent += whole.split(separator: "\n").map(String.init)
  }

  /// Checks that each write in a sent reply is durable.
  private func check(_ text: String) {
    for piece in text.split(separator: #""result":"stored "#, omittingEmptySubsequences: false).dropFirst() {
      let stored = String(piece.prefix { $0 != "\"" })
      if !work.durable.contains(stored) { tooEarly.append(stored) }
    }
  }
}

/// Returns a request in the usual spelling.
func request(_ id: Int?, _ method: String, _ text: String, _ more: String = "") -> String {
  "{\"jsonrpc\":\"2.0\",\(id.map { "\"id\":\($0)," } ?? "")\"method\":\"\(method)\",\"params\":{\"text\":\"\(text)\"\(more.isEmpty ? "" : ",\(more)")}}"
}

/// Returns a reply whose result is a text.
func result(_ id: Int, _ text: String) -> String { "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"result\":\"\(text)\"}" }

/// Returns the reply of a write that failed because the disk is full.
func diskIsFull(_ id: Int) -> String {
  "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"error\":{\"code\":6,\"message\":\"The disk is full\",\"data\":{\"kind\":\"storageFull\"}}}"
}

func trouble(_ trouble: Trouble) -> String { "\"trouble\":\"\(trouble.rawValue)\"" }
