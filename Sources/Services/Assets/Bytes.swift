/// Bytes from which whole numbers are read, with the most significant byte first or last.
struct Bytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  func big(_ at: Int, _ count: Int) -> Int { bytes[at..<at + count].reduce(0) { $0 << 8 | Int($1) } }
  func little(_ at: Int, _ count: Int) -> Int { bytes[at..<at + count].reversed().reduce(0) { $0 << 8 | Int($1) } }

  /// Returns the number with its most significant byte first, or `nil` if its bytes do not exist or it exceeds
  /// `Int.max`.
  func number(_ at: Int, _ count: Int) -> Int? {
    guard at >= 0, at <= bytes.count - count else { return nil }
    let found = big(at, count)
    return found >= 0 ? found : nil
  }
  func littleNumber(_ at: Int, _ count: Int) -> Int? { at >= 0 && at <= bytes.count - count ? little(at, count) : nil }

  /// Returns the first byte of a range, or `nil` if the byte does not exist.
  func first(in range: Range<Int>) -> Int? { number(range.lowerBound, 1) }
}
