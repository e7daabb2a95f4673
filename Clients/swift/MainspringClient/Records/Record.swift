/// An object with named members that is only given to the core.
public protocol InputRecord: JSONWritable, Equatable {}

/// An object with named members, as the core answers it.
public protocol Record: InputRecord, JSONReadable {}

extension InputRecord {
  /// Records are equal where what is written of them is. Comparing member by member would be code of its own for each.
  public static func == (one: Self, other: Self) -> Bool { one.json == other.json }
}

/// A part of a list.
public protocol ListPage: Record {
  associatedtype Element: Sendable
  /// The elements, in the list's order.
  var items: [Element] { get }
  /// Where the next page begins; nil at the end.
  var next: String? { get }
}
