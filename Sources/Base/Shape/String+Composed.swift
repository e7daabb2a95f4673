@_spi(_Unicode) internal import Swift

extension String {
  /// The text in Unicode's Normalization Form C (https://unicode.org/reports/tr15/). In it, equivalent texts have the
  /// same scalars.
  ///
  /// The standard library compares strings in this form, and offers the form only under the name `_nfc`.
  public var composed: String { String(String.UnicodeScalarView(_nfc)) }
}
