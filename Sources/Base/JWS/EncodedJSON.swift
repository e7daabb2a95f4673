internal import Crypto
internal import JSON

/// A part of signed data that is JSON, decoded.
struct EncodedJSON: ~Copyable {
  private let room: UnsafeMutableBufferPointer<UInt8>
  private let count: Int
  private var tape = Tape()

  /// - Returns: `nil` if the part is not in base64url.
  init?(_ part: UnsafeBufferPointer<UInt8>) {
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Base64.mostBytes(in: part.count) + Tape.padding)
    guard let start = room.baseAddress, let count = Base64.url.decode(part, to: start) else {
      room.deallocate()
      return nil
    }
    self.room = room
    self.count = count
  }

  deinit {
    // The memory may hold a part of a token.
    Secrets.overwrite(UnsafeMutableRawBufferPointer(room))
    room.deallocate()
  }

  var bytes: [UInt8] { Array(room[..<count]) }

  /// Reads the object of the text. Views of it are valid until `read` returns.
  /// - Throws: `defect` if the text is not a JSON object, or the error of `read`.
  mutating func readObject<T>(orThrow defect: Defect, _ read: (JSONValue) throws(Defect) -> T) throws(Defect) -> T {
    guard tape.parse(UnsafeMutableBufferPointer(rebasing: room[..<count])), tape.root.kind == .object else {
      throw defect
    }
    return try read(tape.root)
  }
}
