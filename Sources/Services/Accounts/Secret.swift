internal import Crypto
internal import Shape

/// A token or a code. A program that has it can act in the name of its owner.
///
/// The bytes are overwritten when the last reference to them is released. The loop that reads and writes requests
/// overwrites the copies in its buffers.
struct Secret: Value, Sendable {
  private let bytes: SecretBytes

  /// The longest secret, in bytes.
  static let longest = 16_384

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = SecretBytes(bytes) }
  init(_ text: String) { bytes = SecretBytes(text) }

  /// Calls a closure with the bytes, which are ASCII.
  func withBytes<T>(_ use: (UnsafeBufferPointer<UInt8>) -> T) -> T { bytes.withBytes(use) }

  /// The text, for uses that do not accept bytes, such as a header or a row.
  var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  static func read<S: Source>(from source: inout S) -> Secret {
    var secret: Secret?
    source.withText { secret = Secret($0) }
    guard let secret else { return example }
    if let complaint = secret.complaint { source.refuse(complaint) }
    return secret
  }

  private var complaint: String? {
    if bytes.count == 0 || bytes.count > Secret.longest { return "must have 1 to \(Secret.longest) characters" }
    let isVisible = withBytes { $0.allSatisfy { $0 > 0x20 && $0 < 0x7f } }
    return isVisible ? nil : "must have only visible ASCII characters, without spaces"
  }

  func write<K: Sink>(to sink: inout K) { withBytes { sink.text($0) } }
  static var schema: Schema { .text(TextSchema(length: .length(1...longest), pattern: "^[!-~]+$")) }
  static var example: Secret { Secret("secret") }
}
