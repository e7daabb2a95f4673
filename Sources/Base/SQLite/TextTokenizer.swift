internal import CSQLite
internal import Shape

/// The tokenizer with the name `terms`, which the full-text tables use. It splits the text of a row (`TextContent`)
/// into terms. In a search, it passes the term of the query on unchanged.
enum TextTokenizer {
  /// The name that identifies the type of the pointer for FTS5. It must be a `StaticString`: a `String` would be freed
  /// after the call, but SQLite reads the name later.
  private static let pointerType: StaticString = "fts5_api_ptr"

  /// Defines the tokenizer for a connection (https://www.sqlite.org/fts5.html#custom_tokenizers).
  /// - Returns: SQLITE_OK, or the code of the error.
  static func define(_ connection: OpaquePointer) -> Int32 {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    // `?1` is the pointer to which FTS5 writes the address of its functions.
    var code = sqlite3_prepare_v2(connection, "SELECT fts5(?1)", -1, &statement, nil)
    guard code == SQLITE_OK else { return code }
    var api: UnsafeMutablePointer<fts5_api>?
    code = withUnsafeMutablePointer(to: &api) { pointer in
      // SQLite stores the address of the name, and reads the name when the statement runs.
      let type = UnsafeRawPointer(pointerType.utf8Start).assumingMemoryBound(to: CChar.self)
      sqlite3_bind_pointer(statement, 1, pointer, type, nil)
      return sqlite3_step(statement)
    }
    guard code == SQLITE_ROW, let api, let create = api.pointee.xCreateTokenizer else { return SQLITE_ERROR }
    var tokenizer = fts5_tokenizer(
      xCreate: { _, _, _, created in
        // FTS5 expects a pointer to the tokenizer's data. This tokenizer has none, so any pointer that is not null will
        // do.
        created?.pointee = OpaquePointer(bitPattern: 1)
        return SQLITE_OK
      },
      xDelete: { _ in },
      xTokenize: { _, context, flags, text, count, take in
        guard let take, let text else { return SQLITE_OK }
        return text.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
          let text = UnsafeBufferPointer(start: $0, count: Int(count))
          if flags & FTS5_TOKENIZE_QUERY != 0 { return TextTokenizer.emit(text, context, take) }
          return TextTokenizer.tokenize(text, context, take)
        }
      })
    return create(api, "terms", nil, &tokenizer, nil)
  }

  private typealias Take =
    @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Int32, Int32) -> Int32

  private static func emit(_ term: UnsafeBufferPointer<UInt8>, _ context: UnsafeMutableRawPointer?, _ take: Take)
    -> Int32
  {
    term.withMemoryRebound(to: CChar.self) { take(context, 0, $0.baseAddress, Int32($0.count), 0, Int32($0.count)) }
  }

  private static func tokenize(_ text: UnsafeBufferPointer<UInt8>, _ context: UnsafeMutableRawPointer?, _ take: Take)
    -> Int32
  {
    let end = text.firstIndex(of: TextContent.lineEnd) ?? text.count
    // A term is a part of the text with a mark before it, so the memory is large enough for each term.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + TextTerm.longestMark) { room in
      var terms = Terms(room, of: text[..<end], context, take)
      var (start, column) = (end + 1, 0)
      while start <= text.count {
        let end = text[start...].firstIndex(of: TextContent.lineEnd) ?? text.count
        terms.add(UnsafeBufferPointer(rebasing: text[start..<end]), column)
        (start, column) = (end + 1, column + 1)
      }
      return terms.code
    }
  }

  /// Passes the terms of a row's text to FTS5, one after the other. Each term is built in the memory `room`.
  private struct Terms {
    /// SQLITE_OK, or the error with which FTS5 refused a term.
    private(set) var code = SQLITE_OK
    private let room: UnsafeMutableBufferPointer<UInt8>
    private let blockLength: Int
    private var length = 0
    private let context: UnsafeMutableRawPointer?
    private let take: Take

    init(
      _ room: UnsafeMutableBufferPointer<UInt8>, of block: Slice<UnsafeBufferPointer<UInt8>>,
      _ context: UnsafeMutableRawPointer?,
      _ take: Take
    ) {
      (self.room, self.context, self.take) = (room, context, take)
      blockLength = block.count
      for (index, byte) in block.enumerated() { room[index] = byte }
    }

    /// Adds the terms of a column's line: its words, and its labels if it has some.
    mutating func add(_ line: UnsafeBufferPointer<UInt8>, _ column: Int) {
      let hasLabels = line.first == TextContent.labelMark
      var start = hasLabels ? 1 : 0
      while start <= line.count {
        let end = line[start...].firstIndex(of: TextContent.valueEnd) ?? line.count
        let value = UnsafeBufferPointer(rebasing: line[start..<end])
        addWords(of: value)
        if hasLabels { addLabel(value, column) }
        start = end + 1
      }
    }

    private mutating func addWords(of value: UnsafeBufferPointer<UInt8>) {
      var start = 0
      while start < value.count {
        let end = value[start...].firstIndex(of: TextContent.wordEnd) ?? value.count
        let word = value[start..<end]
        start = end + 1
        if word.isEmpty { continue }
        if word.isUnspacedWord {
          for gram in TextTerm.grams(of: Array(word)) {
            begin()
            append(gram.name)
            emit()
          }
        } else {
          begin()
          append(TextTerm.wordMark)
          append(word)
          emit()
        }
      }
    }

    private mutating func addLabel(_ value: UnsafeBufferPointer<UInt8>, _ column: Int) {
      begin()
      TextTerm.writeLabelMark(column) { append($0) }
      for byte in value { append(byte == TextContent.wordEnd ? TextTerm.labelSpace : byte) }
      emit()
    }

    private mutating func begin() { length = blockLength }

    private mutating func append(_ byte: UInt8) {
      room[length] = byte
      length += 1
    }

    private mutating func append(_ bytes: some Collection<UInt8>) { for byte in bytes { append(byte) } }

    private mutating func emit() {
      if code == SQLITE_OK { code = TextTokenizer.emit(UnsafeBufferPointer(rebasing: room[..<length]), context, take) }
    }
  }
}
