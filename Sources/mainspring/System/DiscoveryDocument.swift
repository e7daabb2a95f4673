internal import CDocuments

/// The discovery document as it is committed, which the program has in its file: to make it takes a run of each method's examples.
///
/// `Core.makeDiscoveryDocument()` makes it, for `mainspring schema --write`.
enum DiscoveryDocument {
  /// For people: indented, with a line break at the end.
  static var pretty: String { String(decoding: bytes, as: UTF8.self) }

  /// On one line, as replies have it.
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
