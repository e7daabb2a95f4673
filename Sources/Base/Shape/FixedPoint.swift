/// Reading and writing decimal numbers that are stored as integers: the number times a power of ten.
public enum FixedPoint {
  public enum Failure: Error { case tooManyPlaces, outOfRange }

  /// The number of bytes of memory that `write` needs: 24 for the number, and 24 behind them that it uses while it
  /// moves the number.
  public static let room = 48

  /// Returns the integer `number * 10^places` for the text of a JSON number. The text must be valid (RFC 8259).
  ///
  /// Exponents are allowed: `1e2` is 100. With `rounding`, decimal places beyond `places` are rounded half to even.
  /// Without it, the number is refused if one of them is not zero.
  public static func parse(_ text: UnsafeBufferPointer<UInt8>, places: Int, rounding: Bool) throws(Failure) -> Int {
    if let value = short(text, places: places) { return value }
    var scan = NumberScan(text)
    scan.run()
    guard !scan.digits.isEmpty else { return 0 }
    let magnitude = try scaled(scan.digits, by: scan.exponent - scan.fraction + places, rounding: rounding)
    return scan.isNegative ? -magnitude : magnitude
  }

  /// Returns the integer for a number that can't overflow, and has no exponent and not too many decimal places. Most
  /// numbers meet these conditions. Returns `nil` for all others.
  private static func short(_ text: UnsafeBufferPointer<UInt8>, places: Int) -> Int? {
    guard text.count + places <= 18 else { return nil }
    var value = 0
    var fraction = 0
    var step = 0
    var isNegative = false
    for byte in text {
      let digit = byte &- UInt8(ascii: "0")
      if digit < 10 {
        value = value &* 10 &+ Int(digit)
        fraction &+= step
      } else if byte == UInt8(ascii: ".") {
        step = 1
      } else if byte == UInt8(ascii: "-") {
        isNegative = true
      } else {
        return nil
      }
    }
    guard fraction <= places else { return nil }
    // The missing zeros are appended first in threes, and then one by one, because most numbers lack several.
    var missing = places &- fraction
    while missing >= 3 {
      value = value &* 1000
      missing &-= 3
    }
    while missing > 0 {
      value = value &* 10
      missing &-= 1
    }
    return isNegative ? -value : value
  }

  /// Returns `digits * 10^shift` as an integer.
  private static func scaled(_ digits: [UInt8], by shift: Int, rounding: Bool) throws(Failure) -> Int {
    if shift > 40 { throw .outOfRange }
    let kept = max(digits.count + min(shift, 0), 0)
    var value = 0
    func push(_ digit: Int) throws(Failure) {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(digit)
      if overflow || carry { throw .outOfRange }
      value = sum
    }
    for digit in digits.prefix(kept) { try push(Int(digit)) }
    for _ in 0..<max(shift, 0) { try push(0) }
    let dropped = digits.dropFirst(kept)
    if dropped.allSatisfy({ $0 == 0 }) { return value }
    guard rounding else { throw .tooManyPlaces }
    // If more digits would be dropped than there are, the number is less than a tenth of a unit, and is rounded to 0.
    guard digits.count + shift >= 0, let first = dropped.first else { return value }
    let isTie = first == 5 && dropped.dropFirst().allSatisfy { $0 == 0 }
    if isTie ? value % 2 == 1 : first >= 5 { try bump(&value) }
    return value
  }

  private static func bump(_ value: inout Int) throws(Failure) {
    if value == .max { throw .outOfRange }
    value += 1
  }

  /// Writes the number `value / 10^places` without trailing zeros. `out` must have `FixedPoint.room` bytes. Returns the
  /// number of bytes written.
  public static func write(_ value: Int, places: Int, to out: UnsafeMutablePointer<UInt8>) -> Int {
    var magnitude = value.magnitude
    var places = places
    // Trailing zeros are removed first in fours, and then one by one, because most numbers have several.
    while places >= 4, magnitude % 10_000 == 0 {
      magnitude /= 10_000
      places -= 4
    }
    while places > 0, magnitude % 10 == 0 {
      magnitude /= 10
      places -= 1
    }
    // The digits are written backwards, from byte 23 on. There is at least one digit before the decimal point.
    var at = 24
    repeat {
      let rest = magnitude / 10
      at &-= 1
      out[at] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: magnitude &- rest &* 10)
      magnitude = rest
      places &-= 1
      if places == 0 {
        at &-= 1
        out[at] = UInt8(ascii: ".")
      }
    } while magnitude > 0 || places >= 0
    if value < 0 {
      at &-= 1
      out[at] = UInt8(ascii: "-")
    }
    let room = UnsafeMutableRawPointer(out)
    let length = 24 &- at
    // The number is moved to the beginning with three words of eight bytes. This also moves bytes behind the number,
    // which are ignored.
    let (first, second, third) = (word(room, at), word(room, at &+ 8), word(room, at &+ 16))
    room.storeBytes(of: first, as: UInt64.self)
    room.storeBytes(of: second, toByteOffset: 8, as: UInt64.self)
    room.storeBytes(of: third, toByteOffset: 16, as: UInt64.self)
    return length
  }

  @inline(__always) private static func word(_ room: UnsafeMutableRawPointer, _ offset: Int) -> UInt64 {
    room.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}

/// The parts of a JSON number: its digits, the position of the decimal point, and the exponent.
private struct NumberScan {
  let text: UnsafeBufferPointer<UInt8>
  /// All digits before the exponent, without leading zeros.
  var digits: [UInt8] = []
  var exponent = 0
  /// The number of digits behind the decimal point, before the exponent.
  var fraction = 0
  var isNegative = false

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  mutating func run() {
    var seenPoint = false
    var at = 0
    while at < text.count {
      let digit = text[at] &- UInt8(ascii: "0")
      if digit < 10 {
        if digit > 0 || !digits.isEmpty { digits.append(digit) }
        if seenPoint { fraction += 1 }
      } else if text[at] == UInt8(ascii: ".") {
        seenPoint = true
      } else if text[at] == UInt8(ascii: "-") {
        isNegative = true
      } else {
        break
      }
      at += 1
    }
    readExponent(from: at + 1)
  }

  private mutating func readExponent(from start: Int) {
    var sign = 1
    for byte in text.dropFirst(start) {
      if byte == UInt8(ascii: "-") { sign = -1 }
      let digit = byte &- UInt8(ascii: "0")
      // An exponent above a billion determines the result, whatever the digits are. So further digits are ignored,
      // because they could overflow.
      if digit < 10 { exponent = min(exponent * 10 + Int(digit), 1_000_000_000) }
    }
    exponent *= sign
  }
}
