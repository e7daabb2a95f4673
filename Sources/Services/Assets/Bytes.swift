/// A view of bytes that reads numbers.
struct Bytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  func big(_ at: Int, _ count: Int) -> Int { bytes[at..<at + count].reduce(0) { $0 << 8 | Int($1) } }
  func little(_ at: Int, _ count: Int) -> Int { bytes[at..<at + count].reversed().reduce(0) { $0 << 8 | Int($1) } }

  /// Returns a number, or `nil` if its bytes do not exist or it exceeds an `Int`.
  func number(_ at: Int, _ count: Int) -> Int? {
    guard at >= 0, at <= bytes.count - count else { return nil }
    let found = big(at, count)
    return found >= 0 ? found : nil
  }
  func littleNumber(_ at: Int, _ count: Int) -> Int? { at >= 0 && at <= bytes.count - count ? little(at, count) : nil }

  /// Returns the first byte of a part.
  func first(in range: Range<Int>) -> Int? { number(range.lowerBound, 1) }
}
