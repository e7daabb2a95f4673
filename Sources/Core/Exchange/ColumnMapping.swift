public import Shape

/// The members for those columns of a file whose names differ from the names of their members.
public struct ColumnMapping: Value {
  let members: [(column: String, member: String?)]

  public static func read<S: Source>(from source: inout S) -> ColumnMapping {
    ColumnMapping(members: (source.map(of: String?.self) ?? []).map { ($0.name, $0.value) })
  }

  /// Writes null, because a mapping is never written.
  public func write<K: Sink>(to sink: inout K) { sink.null() }
  public static var schema: Schema { .map(.nullable(String.schema)) }
  public static var example: ColumnMapping { ColumnMapping(members: []) }
  public static var absent: ColumnMapping? { example }

  /// Returns the member for a column, or `nil` for a column that is ignored.
  func member(for column: String) -> String? {
    if let mapped = members.first(where: { $0.column == column })
      ?? members.first(where: { $0.column.foldedColumn == column.foldedColumn })
    {
      return mapped.member
    }
    return column
  }

  func names(_ column: String) -> Bool {
    members.contains { $0.column == column || $0.column.foldedColumn == column.foldedColumn }
  }

  /// Returns the column that stands for a member. It is used for a file without a first line of names.
  func column(for member: String) -> String? { members.first { $0.member == member }?.column }
}

extension String {
  /// A column's name in the form in which names are compared: small letters, without spaces.
  var foldedColumn: String { lowercased().filter { !$0.isWhitespace } }

  /// A name from a file in the form for messages. Control characters are spelled out, so that no terminal obeys them.
  var shownColumn: String {
    var shown = ""
    for scalar in unicodeScalars.prefix(200) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        let code = String(scalar.value, radix: 16)
        shown += "\\u{\(code)}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}
