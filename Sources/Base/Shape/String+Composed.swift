@_spi(_Unicode) internal import Swift

extension String {
  /// The text in Unicode's Normalization Form C (https://unicode.org/reports/tr15/), in which texts that mean the same are the same
  /// scalars.
  ///
  /// The standard library compares strings by it, and shows it under this name alone.
  public var composed: String { String(String.UnicodeScalarView(_nfc)) }
}
