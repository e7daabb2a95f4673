@_spi(_Unicode) internal import Swift

extension String {
  /// The text in Normalization Form C of Unicode (https://unicode.org/reports/tr15/). In this form, equivalent texts
  /// consist of the same scalars.
  ///
  /// The standard library compares strings in this form. It offers the form itself only under the name `_nfc`.
  public var composed: String { String(String.UnicodeScalarView(_nfc)) }
}
