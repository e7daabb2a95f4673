public import RPC
public import Shape

/// A page of a list, whose `next` leads on; where it is written already, as the last member.
public protocol Paged: Value {
  /// The same with a `next` that has this, too, where there is one.
  /// - Parameter more: letters, digits and signs that JSON has as they are.
  func leading(_ more: String) -> Self
}

extension Page: Paged {
  public func leading(_ more: String) -> Page { Page(items: items, next: next.map { $0 + more }) }
}

extension Prepared: Paged where Content: Paged {
  public func leading(_ more: String) -> Prepared {
    // A page without a next ends in null.
    insert(more, before: "\"}")
    return self
  }
}
