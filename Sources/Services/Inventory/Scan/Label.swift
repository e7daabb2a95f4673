internal import Ports
internal import Shape

/// A code that the core makes for a record, to be printed on a label: `MS1:item:AGNXN2FIA5YAXHDQMGSDWERVGI`. It
/// contains the record's id, so it leads to the record for ever.
///
/// The id is written in base32 (RFC 4648, section 6) without padding. Lowercase letters are also accepted.
struct Label {
  let kind: LabelKind, id: UUID

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)
  private static let length = 26

  var text: String {
    var digits: [UInt8] = []
    var (rest, bits) = (UInt(0), 0)
    for byte in id.bytes {
      rest = rest << 8 | UInt(byte)
      bits += 8
      while bits >= 5 {
        bits -= 5
        digits.append(Label.alphabet[Int(rest >> UInt(bits) & 31)])
      }
      rest &= (1 << UInt(bits)) - 1
    }
    digits.append(Label.alphabet[Int(rest << UInt(5 - bits))])
    return "MS1:\(kind.rawValue):\(String(decoding: digits, as: UTF8.self))"
  }

  init(_ kind: LabelKind, _ id: UUID) {
    self.kind = kind
    self.id = id
  }

  /// Creates a label from its text. Returns `nil` if the text is not a label.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.elementsEqual("MS1".utf8) || parts[0].utf8.elementsEqual("ms1".utf8),
      let kind = LabelKind(rawValue: parts[1].lowercased()), parts[2].utf8.count == Label.length
    else { return nil }
    var bytes: [UInt8] = []
    var (rest, bits) = (UInt(0), 0)
    for letter in parts[2].uppercased().utf8 {
      guard let digit = Label.alphabet.firstIndex(of: letter) else { return nil }
      rest = rest << 5 | UInt(digit)
      bits += 5
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: rest >> UInt(bits)))
      }
      rest &= (1 << UInt(bits)) - 1
    }
    guard rest == 0, let id = UUID(bytes: bytes) else { return nil }
    self.init(kind, id)
  }
}
