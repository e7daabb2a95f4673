public import SQLite

/// A column, or an expression over columns, of a record's full-text index. The weight may change at any time. Other
/// columns, kinds or another order need a migration step that makes the index again.
public struct IndexedColumn: Sendable {
  public let name: String
  let kind: TextContent.Kind
  /// The weight of a word that is found in the column.
  let weight: Int

  /// - Parameters:
  ///   - name: the column, or an expression over the table's columns.
  ///   - kind: a text or a list of texts, and whether its values can be looked up as a whole.
  ///   - weight: the weight of a word that is found in the column.
  public init(_ name: String, _ kind: TextContent.Kind = .text, weight: Int) {
    self.name = name
    self.kind = kind
    self.weight = weight
  }

  /// The names in the column's expression. Among them are all members that the expression depends on.
  var names: [String] {
    name.utf8.split { byte in
      let letter = byte | 0x20
      return byte != UInt8(ascii: "_") && !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte)
        && !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter)
    }.map { String(decoding: $0, as: UTF8.self) }
  }
}
