public import RPC
public import Shape

/// One page of a list, and the cursor of the next one.
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

  // Uses closures rather than key paths: the key paths of a generic type are made at run time, once for each page.
  public init<F: Fields<Self>>(_ field: inout F) {
    items = field("items", { $0.items }, "The elements of the page, in the list's order.")
    next = field(
      "next", { $0.next },
      "The cursor of the next page, which the next call passes as `after`. `null` on the last page.")
  }
}

extension Page: Paged {
  public func leading(_ more: () throws(Failure) -> String) throws(Failure) -> Page {
    guard let next else { return self }
    return Page(items: items, next: next + (try more()))
  }
}

/// Encodes and decodes cursors: texts that mark the end of a page, and that only the core can read.
public enum Cursor {
  /// The limit of a cursor's length in bytes. Every cursor is shorter.
  static let longest = 2048

  /// Returns the cursor for a position in a list. The position has only letters, digits, dashes, underscores and full
  /// stops.
  public static func encode(_ list: String, _ position: String) -> String { "\(list).\(position)" }

  /// Returns the position in a cursor of this list. Any other text is refused.
  public static func decode(_ list: String, _ cursor: String?) throws(Failure) -> String? {
    guard let cursor else { return nil }
    guard cursor.utf8.count < longest, cursor.hasPrefix("\(list).") else { throw unknown }
    return String(cursor.dropFirst(list.count + 1))
  }

  /// Returns the row at which a page ends, for lists in the order of a company's rows.
  public static func decodeRow(_ list: String, _ cursor: String?, in rows: RowRange) throws(Failure) -> Int? {
    guard let position = try decode(list, cursor) else { return nil }
    return try row(position, in: rows)
  }

  /// Returns the row that a text in a cursor names. It throws an error for a row outside of the company, so no made-up
  /// cursor can lead to a row of another company.
  public static func row(_ text: some StringProtocol, in rows: RowRange) throws(Failure) -> Int {
    guard let number = Int(text, radix: 36), (0...rows.ceiling - rows.floor).contains(number) else { throw unknown }
    return rows.floor + number
  }

  /// Returns the text for a row in a cursor: the row's number within the company, in base 36.
  public static func text(of row: Int, in rows: RowRange) -> String { String(row - rows.floor, radix: 36) }

  /// The error for a text that is not a cursor of the list.
  public static var unknown: Failure {
    .invalidParam("/after", "`after` must be the value of `next` in an earlier page of the same list")
  }
}
