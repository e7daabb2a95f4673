/// Arithmetic on numbers that are stored as integers, times a power of ten.
public enum FixedPoint {
  public enum Failure: Error { case tooManyPlaces, outOfRange }

  /// The number of bytes that `write` uses: at most 24 for the number, and 24 behind them to move the number.
  public static let room = 48

  /// Reads a JSON number's text (RFC 8259, already checked) as the integer `number * 10^places`.
  ///
  /// Exponents count, so `1e2` is 100. Decimals past `places` are rounded half to even, or refused unless they are
  /// zeros.
  public static func parse(_ text: UnsafeBufferPointer<UInt8>, places: Int, rounding: Bool) throws(Failure) -> Int {
    if let value = short(text, places: places) { return value }
    var scan = NumberScan(text)
    scan.run()
    guard !scan.digits.isEmpty else { return 0 }
    let magnitude = try scaled(scan.digits, by: scan.exponent - scan.fraction + places, rounding: rounding)
    return scan.isNegative ? -magnitude : magnitude
  }

  /// Reads a number that is short enough not to overflow, without an exponent and without too many decimals: the common
  /// case.
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
    // Zeros are appended three at a time first: most numbers lack many.
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
    // If more places are dropped than there are digits, the number is below a tenth of a unit.
    guard digits.count + shift >= 0, let first = dropped.first else { return value }
    let isTie = first == 5 && dropped.dropFirst().allSatisfy { $0 == 0 }
    if isTie ? value % 2 == 1 : first >= 5 { try bump(&value) }
    return value
  }

  private static func bump(_ value: inout Int) throws(Failure) {
    if value == .max { throw .outOfRange }
    value += 1
  }

  /// Writes `value / 10^places` without trailing zeros to memory with `FixedPoint.room` bytes. Returns the number of
  /// bytes written.
  public static func write(_ value: Int, places: Int, to out: UnsafeMutablePointer<UInt8>) -> Int {
    var magnitude = value.magnitude
    var places = places
    // Trailing zeros are removed four at a time first: most numbers have many.
    while places >= 4, magnitude % 10_000 == 0 {
      magnitude /= 10_000
      places -= 4
    }
    while places > 0, magnitude % 10 == 0 {
      magnitude /= 10
      places -= 1
    }
    // Digits are written from the last to the first, before byte 24. At least one digit is before the point.
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
    // The number is moved to the beginning, as three words. Bytes behind the number are ignored.
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

/// The parts of a JSON number's text.
private struct NumberScan {
  let text: UnsafeBufferPointer<UInt8>
  /// All digits of the mantissa, without leading zeros.
  var digits: [UInt8] = []
  var exponent = 0
  /// The number of digits of the mantissa behind the point.
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
      // An exponent past a billion decides the result by itself. More digits would only overflow.
      if digit < 10 { exponent = min(exponent * 10 + Int(digit), 1_000_000_000) }
    }
    exponent *= sign
  }
}
