@_spi(_Unicode) internal import Swift

/// Removing the difference between upper and lower case, to compare names.
extension String {
  /// The text in the form in which names are compared. Spaces at the beginning and end are removed, upper and lower
  /// case are not distinguished, and the text is in Normalization Form C. Letters with different accents stay
  /// different.
  ///
  /// Source: canonical caseless matching (The Unicode Standard, section 3.13.5).
  public var caseFolded: String {
    var copy = self
    if let folded = copy.withUTF8({ String(foldingASCII: $0) }) { return folded }
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    let text = scalars[first...last]
    // The dotless ı stays unchanged. In the languages that use it, it is a different letter than i, so it must not be
    // folded to i.
    let folded = String.UnicodeScalarView(String(Substring(text))._nfd).map { $0 == "ı" ? "ı" : $0.caseFolding }
    return folded.joined().composed
  }

  /// Folds a text byte by byte, which is faster. Returns `nil` if the text is not ASCII. Most keys are ASCII.
  private init?(foldingASCII bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    guard let first = bytes.firstIndex(where: { !$0.isASCIISpace }),
      let last = bytes.lastIndex(where: { !$0.isASCIISpace })
    else {
      self = ""
      return
    }
    let text = bytes[first...last]
    self.init(unsafeUninitializedCapacity: text.count) { room in
      for (place, byte) in text.enumerated() { room[place] = byte.lowercasedASCII }
      return text.count
    }
  }
}

extension Unicode.Scalar {
  /// The full case folding of the scalar (https://unicode.org/reports/tr44/#CaseFolding.txt). The scalar is mapped to
  /// lower case, then to upper case, and to lower case again. This also folds letters such as ß and the final sigma,
  /// which the first mapping leaves unchanged.
  var caseFolding: String {
    if isASCII { return String(Character(Unicode.Scalar(UInt8(value).lowercasedASCII))) }
    return String(String.UnicodeScalarView(properties.lowercaseMapping.uppercased().lowercasedSimply))
  }
}

extension String {
  /// The text with each scalar mapped to lower case by itself. (`lowercased()` maps a sigma at the end of a word to a
  /// final sigma.)
  fileprivate var lowercasedSimply: [Unicode.Scalar] {
    unicodeScalars.flatMap { Array($0.properties.lowercaseMapping.unicodeScalars) }
  }
}
