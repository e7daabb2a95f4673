internal import Crypto
internal import Shape

/// A token or a code: who has it can act for its owner.
///
/// Its bytes are in one place, and are overwritten when nobody holds it any more. Copies that the system's buffers had are overwritten by
/// the loop that reads and writes them.
final class Secret: Value, @unchecked Sendable {
  private let room: UnsafeMutableBufferPointer<UInt8>

  /// In bytes.
  static let longest = 16_384

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    room = .allocate(capacity: bytes.count)
    _ = room.initialize(from: bytes)
  }

  convenience init(_ text: String) {
    var text = text
    let copy = text.withUTF8 { bytes in Secret(bytes) }
    self.init(UnsafeBufferPointer(copy.room))
  }

  deinit {
    Secrets.overwrite(UnsafeMutableRawBufferPointer(room))
    room.deallocate()
  }

  /// Calls `use` with the bytes, which are ASCII.
  func withBytes<T>(_ use: (UnsafeBufferPointer<UInt8>) -> T) -> T { use(UnsafeBufferPointer(room)) }

  /// The text, for where nothing else is taken: a header, a row.
  var text: String { String(decoding: room, as: UTF8.self) }

  static func read<S: Source>(from source: inout S) -> Secret {
    var secret: Secret?
    source.withText { secret = Secret($0) }
    guard let secret else { return example }
    if let complaint = secret.complaint { source.refuse(complaint) }
    return secret
  }

  private var complaint: String? {
    if room.isEmpty || room.count > Secret.longest { return "must have 1 to \(Secret.longest) characters" }
    return room.allSatisfy { $0 > 0x20 && $0 < 0x7f } ? nil : "must have visible ASCII characters alone, without spaces"
  }

  func write<K: Sink>(to sink: inout K) { sink.text(UnsafeBufferPointer(room)) }
  static var schema: Schema { .text(TextSchema(length: .length(1...longest), pattern: "^[!-~]+$")) }
  static var example: Secret { Secret("secret") }
}
