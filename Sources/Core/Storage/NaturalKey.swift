internal import Crypto
public import Shape

/// An identifier that a record has in the outside world, such as a maker's batch number, or a serial number. Records
/// with the same natural key are the same record.
///
/// The id of such a record is computed from its key. If several devices create the record independently, they create
/// the same record, and their changes of it are merged member by member.
///
///     records.rules.naturalKey = { details, context in
///       details.code.map { NaturalKey("location", context.company, $0.text) }
///     }
public struct NaturalKey {
  private let text: String

  /// - Parameters:
  ///   - kind: the name of the kind of record, and of the key if the kind has several.
  ///   - scope: the record, such as the company, within which the key is unique.
  public init(_ kind: StaticString, _ scope: UUID, _ key: String) { text = "\(kind)\n\(scope)\n\(key)" }

  /// Returns the id of the record: a UUID of version 8 (RFC 9562, section 5.8), made of the first bytes of the SHA-256
  /// of the key.
  /// - Parameter attempt: the number of ids of this key that are taken by other records. (A record whose key was
  ///   changed later keeps the id of its first key.)
  public func id(_ attempt: Int = 0) -> UUID {
    var text = attempt == 0 ? text : "\(text)\n\(attempt)"
    let digest = Digest()
    text.withUTF8 { digest?.add(UnsafeRawBufferPointer($0)) }
    let hex = digest?.text() ?? ""
    let high = UInt64(hex.prefix(16), radix: 16) ?? 0
    let low = UInt64(hex.dropFirst(16).prefix(16), radix: 16) ?? 0
    return UUID(high: high & ~0xf000 | 0x8000, low: low & ~(3 << 62) | 2 << 62)
  }
}
