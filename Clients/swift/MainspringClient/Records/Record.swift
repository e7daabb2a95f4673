/// A record that front ends only send to the core.
public protocol InputRecord: JSONWritable, Equatable {}

/// A record that the core returns.
public protocol Record: InputRecord, JSONReadable {}

extension InputRecord {
  /// Returns a Boolean value that indicates whether two records have the same JSON. A comparison of the members would
  /// need separate code for each type of record.
  public static func == (one: Self, other: Self) -> Bool { one.json == other.json }
}

/// A page of a list.
public protocol ListPage: Record {
  associatedtype Element: Sendable
  /// The elements, in the list's order.
  var items: [Element] { get }
  /// The cursor of the next page, or nil on the last page.
  var next: String? { get }
}
