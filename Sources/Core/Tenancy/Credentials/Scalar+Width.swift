/// Converts full-width and half-width characters to their usual width.
extension Unicode.Scalar {
  /// The same character in its usual width: the decomposition mapping of full-width and half-width forms (RFC 8265,
  /// section 3.3.2, width mapping).
  ///
  /// Source: the block U+FF00 to U+FFEF of
  /// [UnicodeData](https://www.unicode.org/Public/UCD/latest/ucd/UnicodeData.txt), of which usernames can have letters
  /// and marks.
  var ofUsualWidth: Unicode.Scalar {
    let code =
      switch value {
      case 0xff01...0xff5e: value - 0xfee0
      case 0xff65: value - 0xff65 + 0x30fb
      case 0xff66...0xff9f: Unicode.Scalar.katakana[Int(value - 0xff66)].value
      // Hangul: the consonants, and then the vowels in four rows of at most eight code points.
      case 0xffa1...0xffbe: value - 0xffa1 + 0x3131
      case 0xffc2...0xffc7: value - 0xffc2 + 0x314f
      case 0xffca...0xffcf: value - 0xffca + 0x3155
      case 0xffd2...0xffd7: value - 0xffd2 + 0x315b
      case 0xffda...0xffdc: value - 0xffda + 0x3161
      default: value
      }
    return Unicode.Scalar(code) ?? self
  }

  /// The characters of usual width for U+FF66 and the code points behind it.
  private static let katakana = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309a}".unicodeScalars)
}
