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

  public static func < (a: UUID, b: UUID) -> Bool { (a.high, a.low) < (b.high, b.low) }

  /// Reads the form `8-4-4-4-12`; capitals are accepted, braces and other forms are not.
  public init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 36 else { return nil }
    var high: UInt64 = 0
    var low: UInt64 = 0
    var digits = 0
    for (index, byte) in bytes.enumerated() {
      if index == 8 || index == 13 || index == 18 || index == 23 {
        if byte != UInt8(ascii: "-") { return nil }
        continue
      }
      guard let digit = hexDigit(byte) else { return nil }
      if digits < 16 { high = high << 4 | digit } else { low = low << 4 | digit }
      digits += 1
    }
    self.init(high: high, low: low)
  }

  public init?(_ text: String) {
    var text = text
    guard let value = text.withUTF8({ UUID(utf8: $0) }) else { return nil }
    self = value
  }

  /// Writes the 36 characters to memory that has room for them.
  public func write(to out: UnsafeMutablePointer<UInt8>) {
    var at = 0
    for index in 0..<32 {
      if index == 8 || index == 12 || index == 16 || index == 20 {
        out[at] = UInt8(ascii: "-")
        at += 1
      }
      let half = index < 16 ? high : low
      let digit = UInt8(truncatingIfNeeded: half >> UInt64(60 - (index & 15) * 4)) & 15
      out[at] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
      at += 1
    }
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

/// The value of a hexadecimal digit in ASCII, or nil.
public func hexDigit(_ byte: UInt8) -> UInt64? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte &- UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte &- UInt8(ascii: "a")) + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte &- UInt8(ascii: "A")) + 10
  default: nil
  }
}

extension UUID: Value {
  public static func read<S: Source & ~Copyable>(from source: inout S) -> UUID { source.uuid() ?? example }
  public func write<K: Sink & ~Copyable>(to sink: inout K) { sink.uuid(self) }
  public static var schema: Schema { .text(TextSchema(format: "uuid")) }
  public static var example: UUID { UUID(high: 0x0190_3e6f_2c00_7000, low: 0x8000_0000_0000_0001) }
}
