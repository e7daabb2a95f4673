public import Shape

/// What of a row's record could not be read: a bit for each column, which costs nothing to carry along where nothing is wrong.
public struct Unreadable: Sendable {
  /// The record's first column.
  private let first: Int32
  private var columns: UInt64 = 0
  /// Whether a field is among them that must be there.
  public private(set) var isBroken = false

  init(from first: Int32) { self.first = first }

  public var isEmpty: Bool { columns == 0 }

  /// What is said of a field that names such members.
  public static let fieldDoc: StaticString =
    "Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept until it is set anew."

  /// What can still not be read once some members were given new values; nil for nothing.
  public static func names(_ names: [String]?, without rewritten: [String]) -> [String]? {
    let lost = names?.filter { !rewritten.contains($0) } ?? []
    return lost.isEmpty ? nil : lost
  }

  /// The fields, in the order of the description.
  public func names<R: Record>(of type: R.Type) -> [String] {
    R.fieldNames.enumerated().filter { columns & 1 << UInt64($0.offset) != 0 }.map(\.element)
  }

  /// Notes the column that was read last, and takes the flaw from the row.
  /// - Returns: whether nothing of it is worth showing.
  mutating func note(_ row: inout RowSource, mustBeThere: Bool) -> Bool {
    let isLost = row.flaw == .unreadable
    row.flaw = .none
    columns |= 1 << UInt64(row.column - 1 - first)
    if isLost, mustBeThere { isBroken = true }
    return isLost
  }
}
