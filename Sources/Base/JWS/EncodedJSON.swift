internal import Crypto
internal import JSON

/// A decoded part of signed data that contains JSON.
struct EncodedJSON: ~Copyable {
  private let room: UnsafeMutableBufferPointer<UInt8>
  private let count: Int
  private var tape = Tape()

  /// Decodes a part.
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
    // The memory may contain a part of a token, so it is overwritten.
    Secrets.overwrite(UnsafeMutableRawBufferPointer(room))
    room.deallocate()
  }

  var bytes: [UInt8] { Array(room[..<count]) }

  /// Reads the JSON object in the part. Views of the object that `read` gets are valid only until it returns.
  /// - Throws: `defect` if the text is not a JSON object, or the error of `read`.
  mutating func readObject<T>(orThrow defect: Defect, _ read: (JSONValue) throws(Defect) -> T) throws(Defect) -> T {
    guard tape.parse(UnsafeMutableBufferPointer(rebasing: room[..<count])), tape.root.kind == .object else {
      throw defect
    }
    return try read(tape.root)
  }
}
