internal import CSQLite
internal import Shape

/// Defines the SQL functions for texts:
/// - `text_content(row, kinds, column, ...)` returns the text of a row for the full-text index (`TextContent`). `kinds`
///   has one letter for each column.
/// - `folded_words(text)` returns the words of a text in the form in which searches compare them, each behind a space
///   (`String.foldedWords`).
/// - `case_folded(text)` returns the text in the form in which names are compared (`String.caseFolded`).
/// - `phone_keys(text)` returns a JSON list of the digits by which telephone numbers are compared (`String.phoneKeys`).
enum TextFunctions {
  static func define(_ connection: OpaquePointer) -> Int32 {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY
    var code = sqlite3_create_function_v2(
      connection, "text_content", -1, flags, nil,
      { context, count, values in
        guard let values, count >= 2 else { return sqlite3_result_null(context) }
        var content = TextContent.begin(row: Int(sqlite3_value_int64(values[0])))
        for (index, kind) in TextFunctions.bytes(values[1]).enumerated() where index + 2 < Int(count) {
          TextContent.add(
            TextFunctions.bytes(values[index + 2]), TextContent.Kind(rawValue: kind) ?? .text, to: &content)
        }
        TextFunctions.answer(content, context)
      }, nil, nil, nil)
    guard code == SQLITE_OK else { return code }
    code = sqlite3_create_function_v2(
      connection, "folded_words", 1, flags, nil,
      { context, _, values in
        let words = String(decoding: TextFunctions.bytes(values?[0]), as: UTF8.self).foldedWords
        TextFunctions.answer(words.flatMap { [0x20] + $0 }, context)
      }, nil, nil, nil)
    guard code == SQLITE_OK else { return code }
    code = sqlite3_create_function_v2(
      connection, "phone_keys", 1, flags, nil,
      { context, _, values in
        let keys = String(decoding: TextFunctions.bytes(values?[0]), as: UTF8.self).phoneKeys
        TextFunctions.answer(Array("[\(keys.map { "\"\($0)\"" }.joined(separator: ","))]".utf8), context)
      }, nil, nil, nil)
    guard code == SQLITE_OK else { return code }
    return sqlite3_create_function_v2(
      connection, "case_folded", 1, flags, nil,
      { context, _, values in
        let text = String(decoding: TextFunctions.bytes(values?[0]), as: UTF8.self)
        TextFunctions.answer(Array(text.caseFolded.utf8), context)
      }, nil, nil, nil)
  }

  private static func bytes(_ value: OpaquePointer?) -> UnsafeBufferPointer<UInt8> {
    guard let start = sqlite3_value_text(value) else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
  }

  private static func answer(_ text: [UInt8], _ context: OpaquePointer?) {
    text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        sqlite3_result_text(context, $0.baseAddress, Int32($0.count), mainspring_transient())
      }
    }
  }
}
