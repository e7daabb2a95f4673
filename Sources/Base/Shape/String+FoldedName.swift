extension String {
  /// The folded text without spaces at its beginning and end, for comparing names. Unlike `foldedWords`, it keeps the
  /// characters between words.
  public var foldedName: String {
    let scalars = folded
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }
}
