internal import JSON
internal import Shape

/// What a JSON text of others means, and what is wrong with it.
struct Reading<V> {
  let value: V
  let problems: [Problem]
}

/// Reads a value from text that a newer writer may have written: members that nobody knows are let pass, at every level.
func readLeniently<V: Value>(_ text: UnsafeBufferPointer<UInt8>, as type: V.Type) -> Result<Reading<V>, ParseFailure> {
  JSONText.look(at: text, ignoresUnknown: true) { V.read(from: &$0) }.map { Reading(value: $0.value, problems: $0.problems) }
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
