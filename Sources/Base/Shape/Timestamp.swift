/// An instant, as the number of milliseconds since 1970-01-01T00:00:00Z. It is written in the format of RFC 3339, in
/// UTC, with milliseconds.
///
/// The calendar is the proleptic Gregorian calendar without leap seconds, for the years 0001 to 9999.
public struct Timestamp: Hashable, Sendable, Comparable {
  public let milliseconds: Int

  public init(milliseconds: Int) { self.milliseconds = milliseconds }

  public static func < (a: Timestamp, b: Timestamp) -> Bool { a.milliseconds < b.milliseconds }

  /// The number of bytes of a written instant.
  public static let length = 24

  /// Writes the instant in the form `2026-11-20T21:45:00.000Z` to memory with room for 24 bytes.
  public func write(to out: UnsafeMutablePointer<UInt8>) {
    let day = milliseconds >= 0 ? milliseconds / 86_400_000 : (milliseconds - 86_399_999) / 86_400_000
    let rest = UInt32(truncatingIfNeeded: milliseconds &- day &* 86_400_000)
    let date = CivilDate(daysSince1970: day)
    let room = UnsafeMutableRawPointer(out)
    func pair(_ number: UInt32, at offset: Int) {
      // The digit of the tens comes first in memory, so it is the lower byte. `number * 103 / 1024` is exactly the
      // number of tens for numbers below 100.
      let tens = UInt16(truncatingIfNeeded: (number &* 103) >> 10)
      let digits = tens | (UInt16(truncatingIfNeeded: number) &- tens &* 10) << 8
      room.storeBytes(of: (digits &+ 0x3030).littleEndian, toByteOffset: offset, as: UInt16.self)
    }
    let year = UInt32(truncatingIfNeeded: date.year)
    pair(year / 100, at: 0)
    pair(year % 100, at: 2)
    pair(UInt32(truncatingIfNeeded: date.month), at: 5)
    pair(UInt32(truncatingIfNeeded: date.day), at: 8)
    let seconds = rest / 1000
    pair(seconds / 3600, at: 11)
    let minutes = seconds / 60
    pair(minutes &- seconds / 3600 &* 60, at: 14)
    pair(seconds &- minutes &* 60, at: 17)
    let thousandths = rest &- seconds &* 1000
    let hundredths = thousandths / 10
    pair(hundredths, at: 20)
    out[22] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: thousandths &- hundredths &* 10)
    out[4] = UInt8(ascii: "-")
    out[7] = UInt8(ascii: "-")
    out[10] = UInt8(ascii: "T")
    out[13] = UInt8(ascii: ":")
    out[16] = UInt8(ascii: ":")
    out[19] = UInt8(ascii: ".")
    out[23] = UInt8(ascii: "Z")
  }
}

extension Timestamp {
  /// Returns the number of milliseconds from this instant to `now`. If this instant is later than `now`, because a
  /// clock was set back, returns 0.
  public func age(at now: Timestamp) -> Int { max(now.milliseconds - milliseconds, 0) }

  /// Returns a Boolean value that indicates whether an answer from this instant is fresh: at most `maxAge` seconds old.
  /// An answer from the future is not fresh. A clock was set back after it, so its age is unknown.
  public func isFresh(at now: Timestamp, maxAge: Int) -> Bool { self <= now && age(at: now) <= maxAge * 1000 }

  /// Creates an instant from a `date-time` of RFC 3339, with any offset and any number of fractional digits. Digits
  /// after the third one are ignored. Returns `nil` if the text is not valid.
  public init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count >= 20, bytes.count <= 64 else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int? {
      var value = 0
      for index in offset..<offset + count {
        guard index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 else { return nil }
        value = value * 10 + Int(bytes[index] &- UInt8(ascii: "0"))
      }
      return value
    }
    func stands(_ character: Unicode.Scalar, at index: Int) -> Bool {
      index < bytes.count && bytes[index] == UInt8(ascii: character)
    }
    guard let year = number(0, 4), stands("-", at: 4), let month = number(5, 2), stands("-", at: 7),
      let day = number(8, 2),
      stands("T", at: 10) || stands("t", at: 10), let hour = number(11, 2), stands(":", at: 13),
      let minute = number(14, 2),
      stands(":", at: 16), let second = number(17, 2), year > 0, hour < 24, minute < 60, second < 60,
      let days = CivilDate(year: year, month: month, day: day)?.daysSince1970
    else { return nil }
    var at = 19
    var fraction = 0
    if stands(".", at: at) {
      at += 1
      let first = at
      while at < bytes.count, bytes[at] &- UInt8(ascii: "0") < 10 {
        if at - first < 3 { fraction = fraction * 10 + Int(bytes[at] &- UInt8(ascii: "0")) }
        at += 1
      }
      if at == first { return nil }
      for _ in min(at - first, 3)..<3 { fraction *= 10 }
    }
    var offset = 0
    if stands("Z", at: at) || stands("z", at: at) {
      at += 1
    } else {
      guard stands("+", at: at) || stands("-", at: at), let hours = number(at + 1, 2), stands(":", at: at + 3),
        let minutes = number(at + 4, 2), hours < 24, minutes < 60
      else { return nil }
      offset = (hours * 60 + minutes) * (stands("-", at: at) ? -1 : 1)
      at += 6
    }
    guard at == bytes.count else { return nil }
    let minutes = days * 1440 + hour * 60 + minute - offset
    let instant = (minutes * 60 + second) * 1000 + fraction
    // With its offset, an instant of the year 1 or 9999 may be outside of the years that can be written. Such an
    // instant is refused.
    guard instant >= Timestamp.earliest, instant <= Timestamp.latest else { return nil }
    self.init(milliseconds: instant)
  }

  public init?(_ text: String) {
    var text = text
    guard let value = text.withUTF8({ Timestamp(utf8: $0) }) else { return nil }
    self = value
  }

  /// The earliest instant that can be written, in milliseconds: the beginning of the year 1.
  public static let earliest = -62_135_596_800_000
  /// The latest instant that can be written, in milliseconds: the end of the year 9999.
  public static let latest = 253_402_300_799_999
}

extension Timestamp: CustomStringConvertible {
  public var description: String {
    String(unsafeUninitializedCapacity: Timestamp.length) { buffer in
      write(to: buffer.baseAddress!)
      return Timestamp.length
    }
  }
}

extension Timestamp: Value {
  public static func read<S: Source>(from source: inout S) -> Timestamp { source.timestamp() ?? example }
  public func write<K: Sink>(to sink: inout K) { sink.timestamp(self) }
  public static var schema: Schema { .text(TextSchema(format: "date-time")) }
  public static var example: Timestamp { Timestamp(milliseconds: 1_767_225_600_000) }
}
