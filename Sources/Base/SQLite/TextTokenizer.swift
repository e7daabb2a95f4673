internal import CSQLite
internal import Shape

/// The tokenizer of full-text tables, `terms`: cuts what `TextContent` makes of a row into terms. Where a term is asked for, it is taken as it
/// is.
enum TextTokenizer {
  /// Defines it for a connection (https://www.sqlite.org/fts5.html#custom_tokenizers).
  /// - Returns: SQLITE_OK, or why not.
  static func define(_ connection: OpaquePointer) -> Int32 {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    // `?1` takes the pointer to which FTS5 writes where its functions are.
    var code = sqlite3_prepare_v2(connection, "SELECT fts5(?1)", -1, &statement, nil)
    guard code == SQLITE_OK else { return code }
    var api: UnsafeMutablePointer<fts5_api>?
    code = withUnsafeMutablePointer(to: &api) { pointer in
      sqlite3_bind_pointer(statement, 1, pointer, "fts5_api_ptr", nil)
      return sqlite3_step(statement)
    }
    guard code == SQLITE_ROW, let api, let create = api.pointee.xCreateTokenizer else { return SQLITE_ERROR }
    var tokenizer = fts5_tokenizer(
      xCreate: { _, _, _, created in
        // It has nothing of its own; FTS5 wants to see something.
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

  private typealias Take = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Int32, Int32) -> Int32

  private static func emit(_ term: UnsafeBufferPointer<UInt8>, _ context: UnsafeMutableRawPointer?, _ take: Take) -> Int32 {
    term.withMemoryRebound(to: CChar.self) { take(context, 0, $0.baseAddress, Int32($0.count), 0, Int32($0.count)) }
  }

  private static func tokenize(_ text: UnsafeBufferPointer<UInt8>, _ context: UnsafeMutableRawPointer?, _ take: Take) -> Int32 {
    let lines = text.split(separator: TextContent.lineEnd, omittingEmptySubsequences: false)
    guard let block = lines.first else { return SQLITE_OK }
    var term = Array(block)
    var code = SQLITE_OK
    func add(_ name: some Collection<UInt8>) {
      if code != SQLITE_OK { return }
      term.removeLast(term.count - block.count)
      term += name
      code = term.withUnsafeBufferPointer { emit($0, context, take) }
    }
    for (column, line) in lines.dropFirst().enumerated() {
      let hasLabels = line.first == TextContent.labelMark
      for value in (hasLabels ? line.dropFirst() : line).split(separator: TextContent.valueEnd, omittingEmptySubsequences: false) {
        let words = value.split(separator: TextContent.wordEnd)
        for word in words {
          if word.isUnspacedWord {
            for gram in TextTerm.grams(of: Array(word)) { add(gram.name) }
          } else {
            add([UInt8(ascii: ".")] + word)
          }
        }
        if hasLabels { add(TextTerm.label(words.map(Array.init)[...], column: column).name) }
      }
    }
    return code
  }
}
