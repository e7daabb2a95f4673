internal import JSON

/// Writes a record as lines of comma-separated values.
enum CSVLines {
  /// - Parameters:
  ///   - list: the list whose elements each have a line of their own. All other members are in the first line.
  ///   - spelling: returns the text of a member whose spelling in files differs from the stored value, or `nil` for
  ///     other members.
  static func lines(
    of record: JSONValue, _ columns: [ExchangeColumn], _ form: WrittenForm, spreading list: String?,
    _ spelling: (String) -> String?
  ) -> [UInt8] {
    let members = record.members
    let elements =
      list.flatMap { list in members.first { $0.name.text.elementsEqual(list.utf8) }?.value.elements } ?? []
    // In a file with several types of records, a record has no values in the columns of other types.
    let type = record.member("type").flatMap { $0.kind == .string ? $0.string : nil }
    var lines: [UInt8] = []
    for index in 0..<max(elements.count, 1) {
      lines += CSVWriter.line(
        columns.map { column in
          if column.list != nil { return index < elements.count ? column.cell(in: elements[index].members, form) : "" }
          if index > 0 || !column.types.isEmpty && !column.types.contains(where: { $0 == type }) { return "" }
          return column.cell(in: members, form, spelled: spelling(column.member))
        }, separator: form.separatorByte)
    }
    return lines
  }
}
