/// Finds the decimal digits of a text, for the search of telephone numbers.
extension String {
  /// The text's decimal digits as ASCII: `+49 (30) 123` is `4930123`.
  public var digits: String { String(decoding: unicodeScalars.compactMap(\.digit), as: UTF8.self) }

  /// The text's digits from the start of each group of digits to the end, the longest first. For `+49 (30) 123`, these
  /// are `4930123`, `30123` and `123`. So a search finds a number in any grouping, and without its first groups. The
  /// part behind a country's code is also found with a 0 before it, as people in that country dial it.
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
  /// The ASCII digit of a decimal digit of any script, or `nil` for any other scalar.
  public var digit: UInt8? {
    if isASCII { return UInt8(value).isASCIIDigit ? UInt8(value) : nil }
    guard properties.generalCategory == .decimalNumber, let value = properties.numericValue else { return nil }
    return UInt8(ascii: "0") + UInt8(value)
  }
}
