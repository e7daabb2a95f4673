internal import Crypto
public import Shape

/// An identifier that a record has in the outside world, such as a maker's batch number, or the serial number of a
/// piece. Records with the same natural key are the same record.
///
/// The id of such a record follows from its key. Devices that create the record independently of each other create the
/// same record, and their changes of it merge member by member.
///
///     records.rules.naturalKey = { details, context in
///       details.code.map { NaturalKey("location", context.company, $0.text) }
///     }
public struct NaturalKey {
  private let text: String

  /// - Parameters:
  ///   - kind: the name of the kind of record, and of the key if the kind has several.
  ///   - scope: the record in which no other record has the key.
  public init(_ kind: StaticString, _ scope: UUID, _ key: String) { text = "\(kind)\n\(scope)\n\(key)" }

  /// The id of the record: a UUID of version 8 (RFC 9562, section 5.8), from the first bytes of the SHA-256 of the key.
  /// - Parameter attempt: the number of ids of this key that other records have already. A record keeps its id even if
  ///   its key is changed later.
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
