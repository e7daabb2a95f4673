internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The filter of `log.read`.
struct LogFilter {
  let since: Timestamp?, level: LineLevel?, category: LineCategory?, text: String?

  /// Returns a text in lower case, for a search that ignores case.
  private static func folded(_ text: String) -> [UInt8] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.map(\.lowercasedASCII) }
    return Array(text.lowercased().utf8)
  }

  /// Returns a function that filters lines. For a line that passes the filter, the function returns the line with its
  /// secrets replaced, and for any other line `nil`. The text is searched after the replacement, so that no search
  /// finds secrets that an older program has written.
  func finder(within reach: @escaping (LogLine) -> Bool) -> (LogLine) -> LogLine? {
    let levels = (level ?? .debug).andGraver
    let wanted = text.map(LogFilter.folded)
    return { [category] line in
      guard levels.contains(line.level), category.map({ $0 == line.category }) ?? true, reach(line) else { return nil }
      let line = line.withoutSecrets
      guard let wanted else { return line }
      let isFound =
        LogFilter.folded(line.message).has(wanted) || line.fields.map { LogFilter.folded($0.text).has(wanted) } ?? false
      return isFound ? line : nil
    }
  }
}

extension Logs {
  /// The number of bytes of the log after which a page ends, even if it is not full.
  private static let mostBytes = 1 << 20

  /// Returns a page of the lines that pass a filter, the newest first.
  func read(_ filter: LogFilter, limit: Int, after cursor: String?) throws(Failure) -> Page<LogLine> {
    dependencies.stores.footprint.readOutside()
    var reader = LogReader(book, from: try LogCursor.position(cursor))
    let find = filter.finder(within: reach(of: dependencies.conversations.current))
    var (items, end) = ([LogLine](), reader.position)
    while let line = reader.next() {
      if let since = filter.since, line.at < since { return Page(items: items, next: nil) }
      if let line = find(line) {
        if items.count == limit { return Page(items: items, next: LogCursor.text(of: end)) }
        items.append(line)
      }
      end = reader.position
      if reader.bytes > Logs.mostBytes { return Page(items: items, next: LogCursor.text(of: end)) }
    }
    return Page(items: items, next: nil)
  }
}

/// Converts positions in the log to cursors and back.
private enum LogCursor {
  private static let list = "log"

  static func text(of position: LogPosition) -> String {
    let memory = position.memory == .max ? 0 : position.memory + 1
    let parts = [Int(bitPattern: UInt(position.file)), position.offset, position.at, memory].map {
      String($0, radix: 36)
    }
    return Cursor.encode(list, parts.joined(separator: "_"))
  }

  /// Returns the position of a cursor, or the end of the log without a cursor.
  /// - Throws: -32602 for a cursor of another list.
  static func position(_ cursor: String?) throws(Failure) -> LogPosition {
    guard let text = try Cursor.decode(list, cursor) else { return LogPosition() }
    let numbers = text.split(separator: "_", omittingEmptySubsequences: false).compactMap { Int($0, radix: 36) }
    guard numbers.count == 4, numbers[1] >= 0, numbers[3] >= 0 else { throw Cursor.unknown }
    return LogPosition(
      file: UInt64(UInt(bitPattern: numbers[0])), offset: numbers[1], at: numbers[2],
      memory: numbers[3] == 0 ? .max : numbers[3] - 1)
  }
}
