/// The header of a regular file in a tar archive (POSIX.1-2017, [pax, "ustar Interchange
/// Format"](https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html)).
///
/// Any program that reads tar archives can unpack a backup.
struct TarHeader: Equatable {
  /// The name of the file, at most 100 bytes of UTF-8.
  let name: String
  /// The number of bytes of the content, which follows in whole blocks.
  let size: Int
  /// The instant at which the content was last changed, in seconds since 1970.
  let modified: Int

  static let blockSize = 512

  /// Returns the number of zeros behind content of `size` bytes.
  static func padding(after size: Int) -> Int { (blockSize - size % blockSize) % blockSize }

  /// The header as one block.
  var block: [UInt8] {
    assert((1...100).contains(name.utf8.count) && size >= 0)
    var block = [UInt8](repeating: 0, count: TarHeader.blockSize)
    block.replaceSubrange(0..<name.utf8.count, with: name.utf8)
    TarHeader.put(0o600, in: 100..<108, of: &block)
    TarHeader.put(0, in: 108..<116, of: &block)
    TarHeader.put(0, in: 116..<124, of: &block)
    TarHeader.put(size, in: 124..<136, of: &block)
    TarHeader.put(max(modified, 0), in: 136..<148, of: &block)
    block[156] = UInt8(ascii: "0")
    block.replaceSubrange(257..<265, with: Array("ustar\u{0}00".utf8))
    let sum = TarHeader.sum(of: block)
    TarHeader.put(sum, in: 148..<155, of: &block)
    block[155] = UInt8(ascii: " ")
    return block
  }

  init(name: String, size: Int, modified: Int) {
    self.name = name
    self.size = size
    self.modified = modified
  }

  /// Reads a header. Returns `nil` if the block is no header, is damaged, or belongs to something else than a regular
  /// file.
  init?(_ block: [UInt8]) {
    guard block.count == TarHeader.blockSize, block[257..<262].elementsEqual("ustar".utf8),
      block[156] == UInt8(ascii: "0") || block[156] == 0,
      TarHeader.number(in: block[148..<156]) == TarHeader.sum(of: block),
      let size = TarHeader.number(in: block[124..<136]), let modified = TarHeader.number(in: block[136..<148])
    else { return nil }
    let bytes = block[0..<100].prefix { $0 != 0 }
    guard !bytes.isEmpty, let name = String(validating: bytes, as: UTF8.self) else { return nil }
    self.init(name: name, size: size, modified: modified)
  }

  /// Returns the sum of all bytes, with spaces in the place of the sum itself.
  private static func sum(of block: [UInt8]) -> Int {
    block.indices.reduce(0) { $0 + ((148..<156).contains($1) ? 0x20 : Int(block[$1])) }
  }

  /// Writes a number in octal digits, or a larger one in base 256, as GNU tar and libarchive do.
  private static func put(_ number: Int, in field: Range<Int>, of block: inout [UInt8]) {
    let digits = String(number, radix: 8)
    if digits.utf8.count < field.count {
      let zeros = String(repeating: "0", count: field.count - 1 - digits.utf8.count)
      block.replaceSubrange(field.lowerBound..<field.upperBound - 1, with: Array((zeros + digits).utf8))
      return
    }
    var rest = number
    for index in field.reversed() {
      block[index] = UInt8(truncatingIfNeeded: rest)
      rest >>= 8
    }
    block[field.lowerBound] = 0x80
  }

  /// Returns the number in a field, or `nil` if it holds no number, or one that is larger than a file can be.
  private static func number(in field: ArraySlice<UInt8>) -> Int? {
    if field.first == 0x80 {
      guard field.dropFirst().dropLast(8).allSatisfy({ $0 == 0 }) else { return nil }
      let number = field.dropFirst().suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return Int(exactly: number).flatMap { $0 <= 1 << 60 ? $0 : nil }
    }
    let digits = field.prefix { $0 != 0 && $0 != UInt8(ascii: " ") }
    return Int(String(decoding: digits, as: UTF8.self), radix: 8).flatMap { $0 >= 0 ? $0 : nil }
  }
}
