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

  // Not as key paths: those of a generic type are put together as the program runs, for each page anew.
  public init<F: Fields<Self>>(_ field: inout F) {
    items = field("items", { $0.items }, "The elements of the page, in the list's order.")
    next = field("next", { $0.next }, "The value to pass as after for the next page; null at the end.")
  }
}

extension Page: Paged {
  public func leading(_ more: () throws(Failure) -> String) throws(Failure) -> Page {
    guard let next else { return self }
    return Page(items: items, next: next + (try more()))
  }
}

/// Where a page ends, as text that means something to the core alone.
public enum Cursor {
  /// In bytes.
  static let longest = 2048

  /// The cursor of a list, at a position that has letters, digits, dashes, low lines and full stops.
  public static func encode(_ list: String, _ position: String) -> String { "\(list).\(position)" }

  /// The position in a cursor of this list; any other text is refused.
  public static func decode(_ list: String, _ cursor: String?) throws(Failure) -> String? {
    guard let cursor else { return nil }
    guard cursor.utf8.count < longest, cursor.hasPrefix("\(list).") else { throw unknown }
    return String(cursor.dropFirst(list.count + 1))
  }

  /// The same, for lists in the order of a company's rows: the row at which the page ends.
  public static func decodeRow(_ list: String, _ cursor: String?, in rows: RowRange) throws(Failure) -> Int? {
    guard let position = try decode(list, cursor) else { return nil }
    return try row(position, in: rows)
  }

  /// The row that a part of a position names. Whoever made it up gets neither a row of another company nor one that is none.
  public static func row(_ text: some StringProtocol, in rows: RowRange) throws(Failure) -> Int {
    guard let number = Int(text, radix: 36), (0...rows.ceiling - rows.floor).contains(number) else { throw unknown }
    return rows.floor + number
  }

  /// How a row stands in a position: as its number in the company.
  public static func text(of row: Int, in rows: RowRange) -> String { String(row - rows.floor, radix: 36) }

  public static var unknown: Failure { .invalidParam("/after", "after must be the next of an earlier page of the same list") }
}
