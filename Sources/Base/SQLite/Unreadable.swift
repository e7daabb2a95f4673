public import Shape

/// The columns of a row's record that could not be read, one bit for each. A record without unreadable columns costs
/// nothing.
public struct Unreadable: Sendable {
  /// The record's first column.
  private let first: Int32
  private var columns: UInt64 = 0
  /// A Boolean value that indicates whether a required field could not be read.
  public private(set) var isBroken = false

  init(from first: Int32) { self.first = first }

  public var isEmpty: Bool { columns == 0 }

  /// The description of a field that names such members.
  public static let fieldDoc: StaticString =
    "The names of the members whose stored values can't be read, because the values are damaged or a newer program wrote them. Each value stays stored until the member is set again."

  /// Returns the members that are still unreadable after some got new values, or `nil` if there are none.
  public static func names(_ names: [String]?, without rewritten: [String]) -> [String]? {
    let lost = names?.filter { !rewritten.contains($0) } ?? []
    return lost.isEmpty ? nil : lost
  }

  /// Returns the names of the unreadable fields, in the order of the description.
  public func names<R: Record>(of type: R.Type) -> [String] {
    R.fieldNames.enumerated().filter { columns & 1 << UInt64($0.offset) != 0 }.map(\.element)
  }

  /// Records the column that was read last, and clears the row's flaw.
  /// - Returns: a Boolean value that indicates whether no part of the value could be read.
  mutating func note(_ row: inout RowSource, mustBeThere: Bool) -> Bool {
    let isLost = row.flaw == .unreadable
    row.flaw = .none
    assert(row.column - 1 - first < UInt64.bitWidth, "each column has a bit")
    columns |= 1 << UInt64(row.column - 1 - first)
    if isLost, mustBeThere { isBroken = true }
    return isLost
  }
}
