/// Cuts long texts.
extension String {
  /// Returns the text if it is short enough. Otherwise returns the beginning of the text with an ellipsis. The cut is
  /// between two words if a word ends in the second half of that beginning.
  /// - Parameter most: the maximum number of characters (Unicode scalars), more than one.
  public func cut(to most: Int) -> String {
    let scalars = unicodeScalars
    if scalars.count <= most { return self }
    var head = scalars.prefix(most - 1)
    if let space = head.lastIndex(where: { $0.properties.isWhitespace }), head[..<space].count * 2 >= most {
      head = head[..<space]
    }
    while let last = head.last, last.properties.isWhitespace { head.removeLast() }
    return String(head) + "…"
  }
}
