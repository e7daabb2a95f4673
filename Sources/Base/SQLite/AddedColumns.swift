internal import Shape

/// Makes the creation of new files faster: adds columns in the `CREATE TABLE` statements, instead of later with `ALTER
/// TABLE`.
///
/// The scripts of a schema create a table, and later add columns to it. After each added column, SQLite reads the
/// schema of the whole file again. In a file with many tables, this takes most of the time of the creation. `moved`
/// writes these columns into the text of `CREATE TABLE`. It uses the same position at which SQLite inserts an added
/// column (https://www.sqlite.org/lang_altertable.html#alter_table_add_column). So the resulting files are the same.
public enum AddedColumns {
  /// Returns scripts that create the same tables in an empty file, with fewer `ALTER TABLE` statements.
  ///
  /// A column is moved only if an earlier script creates its table, and the table was not renamed since. All other
  /// columns stay in `ALTER TABLE` statements. In the returned scripts, a table also has the columns that later scripts
  /// add. So the `INSERT` statements of a script must name their columns.
  ///
  /// - Parameter scripts: the SQL of a file's schema, in order. `{store}` stands for the name of the file.
  public static func moved(_ scripts: [String]) -> [String] {
    var made: [[UInt8]] = []
    for script in scripts {
      made.append([])
      var rest = Array(script.utf8)[...]
      while let begin = rest.firstIndex(of: "ALTER TABLE {store}.") {
        let end = SQLText.end(of: rest[begin...])
        let next = min(end + 1, rest.endIndex)
        made[made.count - 1] += rest[..<begin]
        if !move(rest[begin..<end], in: &made) { made[made.count - 1] += rest[begin..<next] }
        rest = rest[next...]
      }
      made[made.count - 1] += rest
    }
    return made.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Moves one column into the `CREATE TABLE` statement of its table.
  /// - Returns: `false` if the column must stay in its `ALTER TABLE` statement.
  private static func move(_ alteration: ArraySlice<UInt8>, in scripts: inout [[UInt8]]) -> Bool {
    guard let adding = alteration.firstIndex(of: " ADD COLUMN ") else { return false }
    let from = alteration.startIndex + "ALTER TABLE {store}.".utf8.count
    let name = String(decoding: alteration[from..<adding], as: UTF8.self)
    for script in scripts.indices.reversed() {
      let text = scripts[script][...]
      let hasOtherTable = ["TO \(name)", "ALTER TABLE {store}.\(name) RENAME", "DROP TABLE {store}.\(name)"]
      if hasOtherTable.contains(where: { SQLText.has($0, in: text) }) { return false }
      let head = "CREATE TABLE {store}.\(name) ("
      guard let begin = text.firstIndex(of: head) else { continue }
      guard let place = SQLText.endOfColumns(text[(begin + head.utf8.count)...]) else { return false }
      let column = alteration[(adding + " ADD COLUMN ".utf8.count)...]
      scripts[script].insert(contentsOf: Array(", ".utf8) + column, at: place)
      return true
    }
    return false
  }
}

/// A scanner for the SQL of this program. It recognizes texts in quotes and comments that begin with `--`. This
/// program's SQL uses no other forms.
private enum SQLText {
  private static let constraints = ["PRIMARY", "UNIQUE", "CHECK", "FOREIGN", "CONSTRAINT"].map { Array($0.utf8) }

  /// Returns a Boolean value that indicates whether a text contains a phrase. The phrase must end at the end of a word.
  static func has(_ phrase: String, in text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    while let place = rest.firstIndex(of: phrase) {
      rest = rest[(place + phrase.utf8.count)...]
      if !(rest.first.map(isInWord) ?? false) { return true }
    }
    return false
  }

  /// Returns the index of the semicolon after the first statement, or the end of the text.
  static func end(of text: ArraySlice<UInt8>) -> Int {
    var at = text.startIndex
    while at < text.endIndex, text[at] != UInt8(ascii: ";") { at = next(at, in: text) }
    return at
  }

  /// Returns the index at which SQLite inserts an added column. It is the comma before the table's first constraint, or
  /// the closing parenthesis if there is none.
  /// - Parameter body: the text behind the opening parenthesis.
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
    return constraints.contains(Array(text[at...].prefix(while: isInWord)))
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
  }

  private static func isComment(_ at: Int, in text: ArraySlice<UInt8>) -> Bool {
    text[at] == UInt8(ascii: "-") && at + 1 < text.endIndex && text[at + 1] == UInt8(ascii: "-")
  }

  /// Returns the index behind the text in quotes or the comment at `at`, or behind the single byte there.
  private static func next(_ at: Int, in text: ArraySlice<UInt8>) -> Int {
    let byte = text[at]
    if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
      return text[(at + 1)...].firstIndex(of: byte).map { $0 + 1 } ?? text.endIndex
    }
    if isComment(at, in: text) { return text[at...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex }
    return at + 1
  }
}
