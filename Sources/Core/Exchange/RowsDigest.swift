/// A digest that shows whether rows are the same as earlier ones. It does not detect intended deception.
///
/// The digest is FNV-1a (RFC 9923) with 64 bits. The value has the lowest 53 of these bits, as many as a JSON number
/// can hold.
struct RowsDigest {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  var value: Int { Int(state & (1 << 53 - 1)) }

  mutating func add(_ row: ImportedRow) {
    switch row {
    case .object(let text, let line, _):
      add(line)
      for byte in text { add(byte) }
    case .broken(_, let line), .unusable(_, let line): add(line)
    }
  }

  private mutating func add(_ line: Int) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: line >> shift)) }
  }

  private mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
