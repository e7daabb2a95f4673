public import Shape

/// A page of a list, whose `next` leads on; where it is written already, as the last member.
public protocol Paged: Value {
  /// The same with a `next` that has more behind it, where there is one.
  /// - Parameter more: makes letters, digits and signs that JSON has as they are.
  func leading(_ more: () throws(Failure) -> String) throws(Failure) -> Self
}

extension Prepared: Paged where Content: Paged {
  public func leading(_ more: () throws(Failure) -> String) throws(Failure) -> Prepared {
    // A page without a next ends in null.
    if ends(with: "\"}") { insert(try more(), before: "\"}") }
    return self
  }
}
