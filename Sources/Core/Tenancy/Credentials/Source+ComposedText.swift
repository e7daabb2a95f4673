internal import Shape

extension Source {
  /// A text in Unicode's composed form; nil when there is none, or one that is far too long.
  /// - Parameters:
  ///   - limit: how many characters it may have when it is composed.
  ///   - tidied: takes away what means nothing.
  ///   - complaint: what else keeps the composed text from being allowed.
  mutating func composedText(
    _ limit: Limit, tidied: (String) -> String = { $0 }, _ complaint: (String) -> String?
  ) -> String? {
    guard let text = text() else { return nil }
    // Looked at before, as to compose a long row of marks takes the square of its length.
    if let tooLong = text.violation(of: .length(0...4 * limit.upper)) {
      refuse(tooLong)
      return nil
    }
    let composed = tidied(text.composed)
    if let complaint = composed.violation(of: limit) ?? complaint(composed) { refuse(complaint) }
    return composed
  }
}
