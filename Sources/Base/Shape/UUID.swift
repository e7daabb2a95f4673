/// A universally unique identifier (RFC 9562): 128 bits, written as 36 lower-case characters.
public struct UUID: Hashable, Sendable, Comparable {
  /// The first eight bytes, big-endian.
  public let high: UInt64
  /// The last eight bytes, big-endian.
  public let low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The version of the UUID, such as 4 or 7. A UUID of version 7 begins with the time of its creation.
  public var version: Int { Int(high >> 12 & 0xf) }

  public static func < (a: UUID, b: UUID) -> Bool { (a.high, a.low) < (b.high, b.low) }

  /// Creates a UUID from its bytes.
  /// - Parameter bytes: 16 bytes, in the order in which they are written.
  /// - Returns: `nil` if there are not exactly 16 bytes.
  public init?(bytes: some Collection<UInt8>) {
    guard bytes.count == 16 else { return nil }
    let words = [bytes.prefix(8), bytes.suffix(8)].map { $0.reduce(0 as UInt64) { $0 << 8 | UInt64($1) } }
    self.init(high: words[0], low: words[1])
  }

  /// The 16 bytes, in the order in which they are written.
  public var bytes: [UInt8] {
    [high, low].flatMap { word in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt64($0)) }
    }
  }

  /// Creates a UUID from its text in the form `8-4-4-4-12`. Capitals are allowed, but braces and other forms are not.
  /// Returns `nil` for any other text.
  public init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 36, bytes[8] == UInt8(ascii: "-"), bytes[13] == UInt8(ascii: "-"),
      bytes[18] == UInt8(ascii: "-"),
      bytes[23] == UInt8(ascii: "-")
    else { return nil }
    let text = UnsafeRawPointer(bytes.baseAddress!)
    func half(_ offset: Int) -> UInt64 {
      UInt64(UInt32(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
    guard let a = hexNumber(half(0) | half(4) << 32), let b = hexNumber(half(9) | half(14) << 32),
      let c = hexNumber(half(19) | half(24) << 32), let d = hexNumber(half(28) | half(32) << 32)
    else { return nil }
    self.init(high: a << 32 | b, low: c << 32 | d)
  }

  public init?(_ text: String) {
    var text = text
    guard let value = text.withUTF8({ UUID(utf8: $0) }) else { return nil }
    self = value
  }

  /// Writes the UUID to memory with room for 36 characters.
  public func write(to out: UnsafeMutablePointer<UInt8>) {
    let (a, b) = (hexDigits(UInt32(truncatingIfNeeded: high >> 32)), hexDigits(UInt32(truncatingIfNeeded: high)))
    let (c, d) = (hexDigits(UInt32(truncatingIfNeeded: low >> 32)), hexDigits(UInt32(truncatingIfNeeded: low)))
    let room = UnsafeMutableRawPointer(out)
    room.storeBytes(of: a, as: UInt64.self)
    room.storeBytes(of: UInt32(truncatingIfNeeded: b), toByteOffset: 9, as: UInt32.self)
    room.storeBytes(of: UInt32(truncatingIfNeeded: b >> 32), toByteOffset: 14, as: UInt32.self)
    room.storeBytes(of: UInt32(truncatingIfNeeded: c), toByteOffset: 19, as: UInt32.self)
    room.storeBytes(of: UInt32(truncatingIfNeeded: c >> 32), toByteOffset: 24, as: UInt32.self)
    room.storeBytes(of: d, toByteOffset: 28, as: UInt64.self)
    out[8] = UInt8(ascii: "-")
    out[13] = UInt8(ascii: "-")
    out[18] = UInt8(ascii: "-")
    out[23] = UInt8(ascii: "-")
  }
}

extension UUID: CustomStringConvertible {
  public var description: String {
    String(unsafeUninitializedCapacity: 36) { buffer in
      write(to: buffer.baseAddress!)
      return 36
    }
  }
}

/// Returns the eight hexadecimal digits of a number as ASCII, with the first digit in the lowest byte. All digits are
/// computed at the same time, as bytes of one word.
private func hexDigits(_ number: UInt32) -> UInt64 {
  // Each step splits the groups of bits into halves and moves the halves apart. At the end, each byte has four bits.
  var spread = UInt64(number)
  spread = (spread >> 16) | (spread & 0xffff) << 32
  spread = (spread >> 8) & 0x0000_00ff_0000_00ff | (spread & 0x0000_00ff_0000_00ff) << 16
  spread = (spread >> 4) & 0x000f_000f_000f_000f | (spread & 0x000f_000f_000f_000f) << 8
  // A value from ten on becomes a letter. Adding six to such a value carries into the upper four bits of its byte,
  // which marks it.
  let isLetter = (spread &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
  return (spread &+ 0x3030_3030_3030_3030 &+ isLetter &* UInt64(UInt8(ascii: "a") - 10 - UInt8(ascii: "0")))
    .littleEndian
}

/// Returns the number that eight hexadecimal digits in ASCII mean. The first digit is in the lowest byte. Returns `nil`
/// if a byte is not a hexadecimal digit. All digits are read at the same time, as bytes of one word.
private func hexNumber(_ digits: UInt64) -> UInt64? {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let lower = digits | ones &* 0x20
  // The top bit of each byte indicates whether the byte is in a range: at least the range's first character, and at
  // most its last one.
  let isDigit = (digits &+ ones &* 0x50) & ~(digits &+ ones &* 0x46)
  let isLetter = (lower &+ ones &* 0x1f) & ~(lower &+ ones &* 0x19)
  let high = ones &* 0x80
  guard digits & high == 0, (isDigit | isLetter) & high == high else { return nil }
  // In the ASCII codes of letters, bit 6 is set, and the lowest four bits count from 1 (for A). So 9 is added to them.
  var value = ((digits & (ones &* 0x0f)) &+ (digits >> 6 & ones) &* 9).byteSwapped
  value = (value | value >> 4) & 0x00ff_00ff_00ff_00ff
  value = (value | value >> 8) & 0x0000_ffff_0000_ffff
  return (value | value >> 16) & 0xffff_ffff
}

/// Returns the value of a hexadecimal digit in ASCII, or `nil` if the byte is not a hexadecimal digit.
public func hexDigit(_ byte: UInt8) -> UInt64? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte &- UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte &- UInt8(ascii: "a")) + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte &- UInt8(ascii: "A")) + 10
  default: nil
  }
}

extension UUID: Value {
  public static func read<S: Source>(from source: inout S) -> UUID { source.uuid() ?? example }
  public func write<K: Sink>(to sink: inout K) { sink.uuid(self) }
  public static var schema: Schema { .text(TextSchema(format: "uuid")) }
  public static var example: UUID { UUID(high: 0x0190_3e6f_2c00_7000, low: 0x8000_0000_0000_0001) }
}
