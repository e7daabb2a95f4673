public import Shape

/// A page of a list. Its member `next` is the cursor of the next page. If the page is already JSON text, `next` must be
/// its last member.
public protocol Paged: Value {
  /// Returns the page with additional text at the end of its `next`. Returns the page itself if it has no `next`.
  /// - Parameter more: makes the text. It may contain only letters, digits and characters that JSON does not escape.
  func leading(_ more: () throws(Failure) -> String) throws(Failure) -> Self
}

extension Prepared: Paged where Content: Paged {
  public func leading(_ more: () throws(Failure) -> String) throws(Failure) -> Prepared {
    // A page without a next page ends with `null}`, so there is nothing to extend.
    if ends(with: "\"}") { insert(try more(), before: "\"}") }
    return self
  }
}
