/// The name of a record: a UUID in lower case. It is also the `recordName` of the `CKRecord.ID`.
///
/// CloudKit accepts any ASCII text of at most 255 characters
/// (https://developer.apple.com/documentation/cloudkit/ckrecord/id/recordname). A record whose name is not a UUID
/// belongs to another program, and is not sent to the core.
public struct RecordName: Hashable, Sendable {
  /// The UUID in lower case, with 36 characters.
  public let text: String

  /// - Returns: nil if the text is not a UUID of the form `8-4-4-4-12`.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 36 else { return nil }
    for (index, byte) in bytes.enumerated() {
      let isFit =
        [8, 13, 18, 23].contains(index)
        ? byte == UInt8(ascii: "-") : Character(Unicode.Scalar(byte)).isHexDigit && byte < 0x80
      if !isFit { return nil }
    }
    self.text = text.lowercased()
  }

  /// - Parameter bytes: the 16 bytes of the UUID.
  init(bytes: [UInt8]) {
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    let groups = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }
    text = groups.joined(separator: "-")
  }

  /// Creates a UUID of version 8 (RFC 9562, section 5.8) from the first bytes of a text's SHA-256 digest.
  init(digestOf text: String) {
    let digits = Array(SHA256.digest(of: Array(text.utf8)))
    var bytes = (0..<16).map { UInt8(String(digits[2 * $0..<2 * $0 + 2]), radix: 16) ?? 0 }
    bytes[6] = bytes[6] & 0x0f | 0x80
    bytes[8] = bytes[8] & 0x3f | 0x80
    self.init(bytes: bytes)
  }

  /// Returns the id of a user. It is the same on all devices of the user's account.
  ///
  /// It is computed from the container's id, a line feed, and the record name of the user.
  public static func user(_ account: String, of container: String) -> RecordName {
    RecordName(digestOf: "\(container)\n\(account)")
  }
}
