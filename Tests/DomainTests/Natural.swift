/// A non-negative whole number of any size. Models use it to check results without using the program's own arithmetic.
struct Natural: Comparable {
  /// The digits in base 2^32, the lowest first, without leading zeros at the end.
  private var digits: [UInt32]

  init(_ number: Int) {
    precondition(number >= 0, "a natural number is not negative")
    digits = []
    var rest = UInt(number)
    while rest > 0 {
      digits.append(UInt32(truncatingIfNeeded: rest))
      rest >>= 32
    }
  }

  private init(digits: [UInt32]) {
    self.digits = digits
    while self.digits.last == 0 { self.digits.removeLast() }
  }

  static func * (a: Natural, b: Natural) -> Natural {
    var product = [UInt32](repeating: 0, count: a.digits.count + b.digits.count)
    for (i, x) in a.digits.enumerated() {
      var carry: UInt64 = 0
      for (j, y) in b.digits.enumerated() {
        let sum = UInt64(x) * UInt64(y) + UInt64(product[i + j]) + carry
        (product[i + j], carry) = (UInt32(truncatingIfNeeded: sum), sum >> 32)
      }
      product[i + b.digits.count] = UInt32(carry)
    }
    return Natural(digits: product)
  }

  static func * (a: Natural, b: Int) -> Natural { a * Natural(b) }

  static func + (a: Natural, b: Natural) -> Natural {
    var (sum, carry) = ([UInt32](), UInt64(0))
    for index in 0..<max(a.digits.count, b.digits.count) {
      let (x, y) = (
        index < a.digits.count ? a.digits[index] : 0, index < b.digits.count ? b.digits[index] : 0
      )
      let digit = UInt64(x) + UInt64(y) + carry
      sum.append(UInt32(truncatingIfNeeded: digit))
      carry = digit >> 32
    }
    return Natural(digits: sum + [UInt32(carry)])
  }

  static func < (a: Natural, b: Natural) -> Bool {
    a.digits.count == b.digits.count
      ? a.digits.reversed().lexicographicallyPrecedes(b.digits.reversed()) : a.digits.count < b.digits.count
  }

  /// Returns a Boolean value that indicates whether a number is the quotient, rounded half to even. The function avoids
  /// division: twice the quotient must lie between twice the number minus one and twice the number plus one.
  static func isHalfEven(_ number: Int, _ numerator: Natural, over denominator: Natural) -> Bool {
    let twice = numerator * 2
    // Both sides are increased by one denominator, so that neither is negative.
    let (middle, shifted) = (denominator * number * 2 + denominator, twice + denominator)
    if middle + denominator == shifted || shifted + denominator == middle { return number % 2 == 0 }
    return shifted < middle + denominator && middle < shifted + denominator
  }
}
