internal import CDocuments

/// The discovery document in `Schemas`, as it was when the program was built.
///
/// `mainspring schema --write` makes a new document with `Core.makeDiscoveryDocument()`, and runs the examples of all
/// methods.
enum DiscoveryDocument {
  /// The document with indentation, and with a line feed at its end.
  static var pretty: String { String(decoding: bytes, as: UTF8.self) }

  /// The document on one line, as in a reply.
  ///
  /// The document is known to be valid JSON. So its white space can be skipped without parsing it.
  /// `RawJSON(compacting:)` would take more than twice the memory.
  static var compact: String {
    String(unsafeUninitializedCapacity: bytes.count) { room in
      var count = 0
      var isInText = false
      var isEscaped = false
      for byte in bytes {
        if isInText {
          if isEscaped {
            isEscaped = false
          } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
          } else if byte == UInt8(ascii: "\"") {
            isInText = false
          }
        } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
          continue
        } else if byte == UInt8(ascii: "\"") {
          isInText = true
        }
        room[count] = byte
        count += 1
      }
      assert(!isInText, "the document ends within a text")
      return count
    }
  }

  private static var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: mainspring_discovery(), count: mainspring_discovery_size())
  }
}
