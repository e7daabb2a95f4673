public import Shape

/// Which member a file's column stands for, where it is called otherwise.
public struct ColumnMapping: Value {
  let members: [(column: String, member: String?)]

  public static func read<S: Source>(from source: inout S) -> ColumnMapping {
    ColumnMapping(members: (source.map(of: String?.self) ?? []).map { ($0.name, $0.value) })
  }

  /// It is never written.
  public func write<K: Sink>(to sink: inout K) { sink.null() }
  public static var schema: Schema { .map(.nullable(String.schema)) }
  public static var example: ColumnMapping { ColumnMapping(members: []) }
  public static var absent: ColumnMapping? { example }

  /// The member that a column is meant for; nil for a column that is passed over.
  func member(for column: String) -> String? {
    if let mapped = members.first(where: { $0.column == column }) ?? members.first(where: { $0.column.foldedColumn == column.foldedColumn })
    {
      return mapped.member
    }
    return column
  }

  func names(_ column: String) -> Bool { members.contains { $0.column == column || $0.column.foldedColumn == column.foldedColumn } }

  /// The column that stands for a member, of a file without a first line of names.
  func column(for member: String) -> String? { members.first { $0.member == member }?.column }
}

extension String {
  /// A column's name for comparing: neither case nor spaces count.
  var foldedColumn: String { lowercased().filter { !$0.isWhitespace } }

  /// A name from a file as a message may show it: control characters are spelled, so that no terminal obeys them.
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
