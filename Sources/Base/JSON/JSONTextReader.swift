/// Reads many small JSON texts, one after the other, in the same memory. It is used for the data of server-sent events.
public final class JSONTextReader {
  private var tape = Tape()
  private var room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: JSONTextReader.usualRoom)
  private let log = ProblemLog()

  /// The number of bytes of memory that the reader keeps. A longer text gets more memory, which is freed after that
  /// text.
  private static let usualRoom = 4096

  public init() { log.ignoreUnknown() }

  deinit {
    room.deallocate()
    log.deallocate()
  }

  /// Reads one text. Views of the text that `read` gets are valid only until it returns. Unknown members are ignored.
  /// - Returns: a Boolean value that indicates whether the text is JSON and `read` found no problem.
  public func read(_ text: UnreadText, _ read: (inout JSONSource) -> Void) -> Bool {
    let most = text.mostBytes
    makeRoom(for: most + Tape.padding)
    defer { if most > JSONTextReader.usualRoom { shrink() } }
    let count = text.copy(to: UnsafeMutableRawBufferPointer(room))
    guard tape.parse(UnsafeMutableBufferPointer(rebasing: room[..<count])) else { return false }
    if !log.isEmpty { log.clear() }
    var source = JSONSource(tape.root, root: tape.root, log: log)
    read(&source)
    return log.isEmpty
  }

  private func makeRoom(for count: Int) {
    if count <= room.count { return }
    room.deallocate()
    room = .allocate(capacity: count)
  }

  private func shrink() {
    tape.shrink()
    room.deallocate()
    room = .allocate(capacity: JSONTextReader.usualRoom)
  }
}
