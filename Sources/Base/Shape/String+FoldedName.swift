extension String {
  /// The folded text as a name by which people tell things apart: without spaces around it. Unlike `foldedWords` it keeps what stands
  /// between words.
  public var foldedName: String {
    let scalars = folded
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }
}
