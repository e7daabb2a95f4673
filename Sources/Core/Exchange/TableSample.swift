/// Examines the first rows of a table, which show how the whole table writes its numbers and texts.
struct TableSample {
  /// The decimal separator; `nil` if no number shows it, or if numbers show both.
  private(set) var decimal: DecimalSign?
  /// The columns without a given type in which any cell is plain text. All cells of such a column are texts.
  private(set) var texts: Set<Int> = []
  /// The columns without a given type in which every cell with content is JSON, such as a number, or true or false.
  private(set) var numbers: Set<Int> = []

  /// - Parameters:
  ///   - rows: reads the rows behind the first line; a copy, so that they are read again.
  ///   - numbers: the columns of numbers and of money.
  ///   - fields: the columns without a given type.
  init(_ rows: CSVReader, numbers columns: [Int], fields: [Int]) {
    var rows = rows
    var evidence: Set<DecimalSign> = []
    while let row = rows.next() {
      for index in columns where index < row.count {
        if let sign = CellNumber.evidence(row.string(index).filter { !$0.isLetter && !"€£%".contains($0) }) {
          evidence.insert(sign)
        }
      }
      for index in fields where index < row.count && !row[index].isEmpty {
        if ExchangeColumn.isText(row[index]) { texts.insert(index) } else { numbers.insert(index) }
      }
    }
    numbers.subtract(texts)
    decimal = evidence.count == 1 ? evidence.first : nil
  }
}
