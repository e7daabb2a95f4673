/// Makes tables with all of their columns at once.
///
/// The steps of a schema make a table, and add columns to it later. SQLite reads the schema of the whole file again after
/// each column, which takes most of the time of making a file with many tables. This puts the columns where SQLite would put
/// them in the text of the table (https://www.sqlite.org/lang_altertable.html#alter_table_add_column). So a file made in
/// either way is the same.
public enum AddedColumns {
  /// Returns scripts that make the same tables on an empty file.
  ///
  /// A column is moved only if a script before it makes its table, and no script gives the name to another table. Others
  /// are added as before.
  ///
  /// - Parameter scripts: plain SQL in the order of a file's steps, in which `{store}` stands for the file.
  public static func moved(_ scripts: [String]) -> [String] {
    var made: [[UInt8]] = []
    for script in scripts {
      made.append([])
      var rest = Array(script.utf8)[...]
      while let begin = rest.firstPlace(of: "ALTER TABLE {store}.") {
        let end = SQLText.end(of: rest[begin...])
        made[made.count - 1] += rest[..<begin]
        if !move(rest[begin..<end], in: &made) { made[made.count - 1] += rest[begin..<min(end + 1, rest.endIndex)] }
        rest = rest[min(end + 1, rest.endIndex)...]
      }
      made[made.count - 1] += rest
    }
    return made.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Moves a column into the text of its table.
  /// - Returns: `false` if that can't be done.
  private static func move(_ alteration: ArraySlice<UInt8>, in scripts: inout [[UInt8]]) -> Bool {
    guard let adding = alteration.firstPlace(of: " ADD COLUMN ") else { return false }
    let from = alteration.startIndex + "ALTER TABLE {store}.".utf8.count
    let name = String(decoding: alteration[from..<adding], as: UTF8.self)
    for script in scripts.indices.reversed() {
      let text = scripts[script][...]
      if text.firstPlace(of: " TO \(name);") ?? text.firstPlace(of: "DROP TABLE {store}.\(name);") != nil { return false }
      let head = "CREATE TABLE {store}.\(name) ("
      guard let begin = text.firstPlace(of: head) else { continue }
      guard let place = SQLText.endOfColumns(text[(begin + head.utf8.count)...]) else { return false }
      let column = alteration[(adding + " ADD COLUMN ".utf8.count)...]
      scripts[script].insert(contentsOf: Array(", ".utf8) + column, at: place)
      return true
    }
    return false
  }
}

/// The parts of SQL that this program writes.
private enum SQLText {
  private static let constraints = ["PRIMARY ", "UNIQUE ", "CHECK ", "FOREIGN ", "CONSTRAINT "].map { Array($0.utf8) }

  /// Returns the index of the semicolon that ends the first statement, or the end of the text.
  static func end(of text: ArraySlice<UInt8>) -> Int {
    var at = text.startIndex
    while at < text.endIndex, text[at] != UInt8(ascii: ";") { at = next(at, in: text) }
    return at
  }

  /// Returns the index behind the last column of a table: that of the comma in front of its first constraint, or of the last
  /// parenthesis.
  /// - Parameter body: begins behind the first parenthesis.
  static func endOfColumns(_ body: ArraySlice<UInt8>) -> Int? {
    var (at, depth) = (body.startIndex, 0)
    while at < body.endIndex {
      switch body[at] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { return at }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0 && isConstraint(body[(at + 1)...]): return at
      default: break
      }
      at = next(at, in: body)
    }
    return nil
  }

  private static func isConstraint(_ text: ArraySlice<UInt8>) -> Bool {
    var at = text.startIndex
    while at < text.endIndex, text[at] <= UInt8(ascii: " ") || isComment(at, in: text) { at = next(at, in: text) }
    // Most names of columns begin with a small letter.
    guard at < text.endIndex, text[at] < UInt8(ascii: "a") else { return false }
    return constraints.contains { text[at...].starts(with: $0) }
  }

  private static func isComment(_ at: Int, in text: ArraySlice<UInt8>) -> Bool {
    text[at] == UInt8(ascii: "-") && at + 1 < text.endIndex && text[at + 1] == UInt8(ascii: "-")
  }

  /// Returns the index behind a quoted text, a comment, or another byte.
  private static func next(_ at: Int, in text: ArraySlice<UInt8>) -> Int {
    let byte = text[at]
    if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
      return text[(at + 1)...].firstIndex(of: byte).map { $0 + 1 } ?? text.endIndex
    }
    if isComment(at, in: text) { return text[at...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex }
    return at + 1
  }
}
