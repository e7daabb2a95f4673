/// Finding the decimal digits of a text, to search for telephone numbers.
extension String {
  /// The decimal digits of the text as ASCII digits: those of `+49 (30) 123` are `4930123`.
  public var digits: String { String(decoding: unicodeScalars.compactMap(\.digit), as: UTF8.self) }

  /// All endings of the text's digits that begin at a group of digits, the longest first. For `+49 (30) 123`, these are
  /// `4930123`, `30123` and `123`. So a search finds the number without its first groups, and in any grouping. If the
  /// number begins with a plus, the digits behind the country code are also listed with a 0 before them. In that
  /// country, people dial them so.
  public var digitTails: [[UInt8]] {
    var digits: [UInt8] = []
    var starts: [Int] = []
    var isInGroup = false
    for scalar in unicodeScalars {
      let digit = scalar.digit
      if let digit {
        if !isInGroup { starts.append(digits.count) }
        digits.append(digit)
      }
      isInGroup = digit != nil
    }
    let tails = starts.map { Array(digits[$0...]) }
    guard first == "+", tails.count > 1, tails[1].first != UInt8(ascii: "0") else { return tails }
    return tails + [[UInt8(ascii: "0")] + tails[1]]
  }
}

extension Unicode.Scalar {
  /// The digit as an ASCII digit, for a decimal digit of any script. `nil` for any other scalar.
  public var digit: UInt8? {
    if isASCII { return UInt8(value).isASCIIDigit ? UInt8(value) : nil }
    guard properties.generalCategory == .decimalNumber, let value = properties.numericValue else { return nil }
    return UInt8(ascii: "0") + UInt8(value)
  }
}
