internal import Shape

/// Reads usernames and passwords in Unicode's composed form.
extension Source {
  /// Returns a text in Unicode's composed form. Returns `nil` if the value is not a text, or is far too long.
  /// - Parameters:
  ///   - limit: the number of characters that the composed text may have.
  ///   - tidied: removes characters that have no meaning in such a text.
  ///   - complaint: returns a further reason why the composed text is not allowed, or `nil` if there is none.
  mutating func composedText(
    _ limit: Limit, tidied: (String) -> String = { $0 }, _ complaint: (String) -> String?
  ) -> String? {
    guard let text = text() else { return nil }
    // The length is checked first, because composing a long row of marks takes the square of its length.
    if let tooLong = text.violation(of: .length(0...4 * limit.upper)) {
      refuse(tooLong)
      return nil
    }
    let composed = tidied(text.composed)
    if let complaint = composed.violation(of: limit) ?? complaint(composed) { refuse(complaint) }
    return composed
  }
}
