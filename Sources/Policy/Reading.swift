internal import JSON
internal import Shape

/// What a JSON text of others means, and what is wrong with it.
struct Reading<V> {
  let value: V
  let problems: [Problem]
}

/// Reads a value from text that a newer writer may have written: members that nobody knows are let pass, at every level.
func readLeniently<V: Value>(_ text: UnsafeBufferPointer<UInt8>, as type: V.Type) -> Result<Reading<V>, ParseFailure> {
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + Tape.padding) { room in
    _ = room.update(fromContentsOf: text)
    var tape = Tape()
    guard tape.parse(UnsafeMutableBufferPointer(rebasing: room[..<text.count])) else {
      return .failure(tape.failure ?? ParseFailure(.badLiteral, at: 0))
    }
    let log = ProblemLog()
    defer { log.deallocate() }
    log.ignoreUnknown()
    var source = JSONSource(tape.root, root: tape.root, log: log)
    let value = V.read(from: &source)
    return .success(Reading(value: value, problems: log.problems))
  }
}

/// Hands over the bytes of a text.
func readJSON<T>(_ text: String, _ read: (UnsafeBufferPointer<UInt8>) -> T) -> T {
  var text = text
  return text.withUTF8(read)
}

extension Problem {
  /// The same problem of what stands at a pointer, and is called by this name.
  func within(_ outer: String, called name: String) -> Problem {
    let own = pointer.isEmpty && message.hasPrefix("params ") ? "\(name) \(message.dropFirst("params ".count))" : message
    return Problem(pointer: outer + pointer, kind: kind, message: own)
  }
}
