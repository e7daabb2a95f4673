public import Shape

/// A page of a list, whose member `next` is the cursor of the next page. If the page is already JSON, `next` is its
/// last member.
public protocol Paged: Value {
  /// Returns the page with more text at the end of its `next`, or the page itself if it has no `next`.
  /// - Parameter more: makes the text, of letters, digits and signs that JSON does not escape.
  func leading(_ more: () throws(Failure) -> String) throws(Failure) -> Self
}

extension Prepared: Paged where Content: Paged {
  public func leading(_ more: () throws(Failure) -> String) throws(Failure) -> Prepared {
    // A page without a next page ends in null.
    if ends(with: "\"}") { insert(try more(), before: "\"}") }
    return self
  }
}
