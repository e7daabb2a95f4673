/// Finding the keys by which telephone numbers are compared.
extension String {
  /// The digits by which telephone numbers are compared. The list is empty if the number has fewer than five digits,
  /// because short extensions are equal in many numbers.
  ///
  /// A key has neither the country code nor the zeros at the beginning. So `0176 1234567`, `+49 (0) 176 1234567` and
  /// `0049 176 1234567` all have the key `1761234567`. A long number without a plus or zeros at its beginning may or
  /// may not begin with a country code, so it has two keys. Two numbers that differ only in the country code have the
  /// same key, and a search finds both.
  public var phoneKeys: [String] {
    let digits = Array(self.digits.utf8)[...]
    guard digits.count >= PhoneCode.leastDigits else { return [] }
    let zero = UInt8(ascii: "0")
    let hasPlus = unicodeScalars.first { !$0.properties.isWhitespace }.map { $0 == "+" || $0 == "\u{FF0B}" } ?? false
    let found: [ArraySlice<UInt8>]
    if hasPlus {
      found = [digits.withoutCode]
    } else if digits.starts(with: [zero, zero]) {
      found = [digits.dropFirst(2).withoutCode]
    } else if digits.first == zero || digits.count < PhoneCode.leastWithCode {
      found = [digits]
    } else {
      found = [digits, digits.withoutCode]
    }
    return found.map { found in
      let rest = found.drop { $0 == zero }
      return String(decoding: rest.count < PhoneCode.leastDigits ? digits : rest, as: UTF8.self)
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var withoutCode: ArraySlice<UInt8> { dropFirst(PhoneCode.length(in: self)) }
}

/// The country codes of telephone numbers (ITU-T E.164, list of assigned country codes).
private enum PhoneCode {
  static let leastDigits = 5
  /// The smallest number of digits from which on a number may begin with a country code. Shorter numbers may be
  /// national ones, because in many countries these have ten digits.
  static let leastWithCode = 11

  /// Returns the number of digits of the country code with which a number begins. No country code is the beginning of
  /// another one, so the first two digits determine it.
  static func length(in digits: ArraySlice<UInt8>) -> Int {
    guard let first = digits.first, let second = digits.dropFirst().first else { return digits.count }
    if first == UInt8(ascii: "1") || first == UInt8(ascii: "7") { return 1 }
    return ofTwo.contains(Int(first - UInt8(ascii: "0")) * 10 + Int(second - UInt8(ascii: "0"))) ? 2 : 3
  }

  private static let ofTwo = [
    20, 27, 30, 31, 32, 33, 34, 36, 39, 40, 41, 43, 44, 45, 46, 47, 48, 49, 51, 52, 53, 54, 55, 56, 57, 58, 60, 61, 62,
    63, 64, 65, 66, 81,
    82, 84, 86, 90, 91, 92, 93, 94, 95, 98,
  ]
}
