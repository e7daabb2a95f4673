@_spi(_Unicode) internal import Swift

extension String {
  /// The text as a name by which people tell things apart: without spaces around it, in lower case, without accents.
  ///
  /// Unlike `foldedWords` it keeps what stands between words, and the marks of scripts in which they are more than accents.
  public var foldedName: String {
    var folded = ""
    for scalar in String.UnicodeScalarView(_nfd) where !("\u{300}"..."\u{36F}").contains(scalar) {
      folded += String.spelledOut[scalar] ?? scalar.properties.lowercaseMapping
    }
    let scalars = folded.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
