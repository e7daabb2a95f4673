/// Reads many small JSON texts, one after another, in the same memory: the data of server-sent events.
public final class JSONTextReader {
  private var tape = Tape()
  private var room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: JSONTextReader.usualRoom)
  private let log = ProblemLog()

  /// In bytes. What a longer text takes is given back.
  private static let usualRoom = 4096

  public init() { log.ignoreUnknown() }

  deinit {
    room.deallocate()
    log.deallocate()
  }

  /// Reads a text. Views of the text are valid until `read` returns. Members that no record knows are passed over.
  /// - Returns: a Boolean value that indicates whether the text is JSON and `read` found no problem.
  public func read(_ text: String, _ read: (inout JSONSource) -> Void) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      makeRoom(for: bytes.count + Tape.padding)
      defer { if bytes.count > JSONTextReader.usualRoom { shrink() } }
      _ = room.update(fromContentsOf: bytes)
      guard tape.parse(UnsafeMutableBufferPointer(rebasing: room[..<bytes.count])) else { return false }
      log.clear()
      var source = JSONSource(tape.root, root: tape.root, log: log)
      read(&source)
      return log.isEmpty
    }
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
