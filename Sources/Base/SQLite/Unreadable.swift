public import Shape

/// The fields of a record that could not be read from a row, as bits. If all fields could be read, no memory is
/// allocated.
public struct Unreadable: Sendable {
  /// The index of the record's first column in the row.
  private let first: Int32
  private var columns: UInt64 = 0
  /// A Boolean value that indicates whether a required field could not be read.
  public private(set) var isBroken = false

  init(from first: Int32) { self.first = first }

  public var isEmpty: Bool { columns == 0 }

  /// The description of a record's field that contains the names of unreadable members.
  public static let fieldDoc: StaticString =
    "The names of the members whose stored values can't be read, because the values are damaged or a newer program wrote them. Each value stays stored until the member is set again."

  /// Returns the names of the members that are still unreadable after some of them got new values. Returns `nil` if
  /// there are none.
  public static func names(_ names: [String]?, without rewritten: [String]) -> [String]? {
    let lost = names?.filter { !rewritten.contains($0) } ?? []
    return lost.isEmpty ? nil : lost
  }

  /// Returns the names of the unreadable fields, in the order of the record's description.
  public func names<R: Record>(of type: R.Type) -> [String] {
    R.fieldNames.enumerated().filter { columns & 1 << UInt64($0.offset) != 0 }.map(\.element)
  }

  /// Records that the column that was read last has a flaw, and clears the row's flaw.
  /// - Parameter mustBeThere: whether the field is required.
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
