@_spi(_Unicode) internal import Swift

/// Folds the case of names, so that names can be compared.
extension String {
  /// The text as a name that is compared with other names: without spaces around it, in Normalization Form C, with case
  /// folded. Letters with different accents are different.
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
    // In the languages that use the dotless i, it is not the small form of I.
    let folded = String.UnicodeScalarView(String(Substring(text))._nfd).map { $0 == "ı" ? "ı" : $0.caseFolding }
    return folded.joined().composed
  }

  /// Folds a text byte by byte, or returns `nil` if the text is not ASCII. Most keys are ASCII.
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
  /// The full case folding of the scalar (https://unicode.org/reports/tr44/#CaseFolding.txt). The lower-case letter of
  /// an upper-case letter needs no further folding. A final sigma and ß do.
  var caseFolding: String {
    if isASCII { return String(Character(Unicode.Scalar(UInt8(value).lowercasedASCII))) }
    return String(String.UnicodeScalarView(properties.lowercaseMapping.uppercased().lowercasedSimply))
  }
}

extension String {
  /// Each scalar in lower case by itself. In `lowercased()`, a sigma at the end of a word becomes a final sigma.
  fileprivate var lowercasedSimply: [Unicode.Scalar] {
    unicodeScalars.flatMap { Array($0.properties.lowercaseMapping.unicodeScalars) }
  }
}
