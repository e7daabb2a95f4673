internal import JSON
public import Shape

/// Counts the bytes that a page still has room for.
///
/// A list whose elements may be large ends a page before the element that does not fit. `PageWriter` does the same for
/// rows.
public struct PageRoom {
  private var bytes = PageSize.mostBytes
  private var isWhole = true

  public init() {}

  /// Subtracts the room that an element needs.
  /// - Returns: `false` if the page ends before the element. The first element of a page always fits.
  public mutating func takes(_ element: some Value) -> Bool {
    bytes -= jsonText(element, for: .core).utf8.count + 1
    defer { isWhole = false }
    return isWhole || bytes >= 0
  }
}
