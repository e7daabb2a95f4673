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
    if let mapped = members.first(where: { $0.column == column }) { return mapped.member }
    return column
  }
}
