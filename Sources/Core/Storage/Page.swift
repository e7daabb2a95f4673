public import RPC
public import Shape

/// One page of a list, and where the next one begins.
public struct Page<Element: Value>: Record {
  public let items: [Element], next: String?

  public static var doc: StaticString { "One page of a list." }
  public static var recordName: String {
    if case .reference(let name, _) = Element.schema { return "\(name)Page" }
    return "Page"
  }

  public init(items: [Element], next: String?) {
    self.items = items
    self.next = next
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    items = field("items", \.items, "The elements, in the list's order.")
    next = field("next", \.next, "Pass it as after to get the next page; null at the end.")
  }
}

/// Where a page ends, as text that means something to the core alone.
public enum Cursor {
  /// The cursor of a list, at a position that has only letters, digits and dashes.
  public static func encode(_ list: String, _ position: String) -> String { "\(list).\(position)" }

  /// The position in a cursor of this list; any other text is refused.
  public static func decode(_ list: String, _ cursor: String?) throws(Failure) -> String? {
    guard let cursor else { return nil }
    guard cursor.utf8.count < 2048, cursor.hasPrefix("\(list).") else { throw unknown }
    return String(cursor.dropFirst(list.count + 1))
  }

  /// The same, for lists that are ordered by a whole number.
  public static func decodeNumber(_ list: String, _ cursor: String?) throws(Failure) -> Int? {
    guard let position = try decode(list, cursor) else { return nil }
    guard let number = Int(position, radix: 36), number >= 0 else { throw unknown }
    return number
  }

  public static var unknown: Failure { .invalidParam("/after", "after must be the next of an earlier page of the same list") }
}
