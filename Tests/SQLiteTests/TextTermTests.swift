import SQLite
import Testing

/// Tests of the terms of a row in the full-text index. The expected terms were derived by hand from the rules of
/// `TextContent` and `TextTerm`.
struct TextTermTests {
  /// Returns the terms of a row in the block `3` with these columns, in the order of the index.
  private func terms(_ kinds: String, _ columns: String...) throws -> [String] {
    let connection = try Connection(path: ":memory:")
    try connection.execute("CREATE VIRTUAL TABLE t USING fts5(content, tokenize = 'terms')")
    let values = columns.map {
      "'\($0.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
    }
    try connection.execute(
      "INSERT INTO t (rowid, content) VALUES (1, text_content(\(3 << 12), '\(kinds)', \(values.joined(separator: ", "))))"
    )
    try connection.execute("CREATE VIRTUAL TABLE v USING fts5vocab(t, 'row')")
    return try connection.statement("SELECT term FROM v ORDER BY term").all({ _ in }, { $0.next(String.self) })
  }

  @Test func wordsAreFolded() throws {
    #expect(try terms("t", "Café -- CAFE, No. 12") == ["3.12", "3.cafe", "3.no"])
    #expect(try terms("t", "St. John's  Wort") == ["3.johns", "3.st", "3.wort"])
    #expect(try terms("t", "O'Neill_x'1'") == ["3.oneill", "3.x1"])
    #expect(try terms("t", "''--  .") == [])
    #expect(try terms("tt", "", "a") == ["3.a"])
  }

  @Test func labelsStandAsAWhole() throws {
    #expect(try terms("T", "Green Tea") == ["3.green", "3.tea", "3=0.green_tea"])
    #expect(
      try terms("tL", "x", #"["Fair trade","Bio"]"#) == [
        "3.bio", "3.fair", "3.trade", "3.x", "3=1.bio", "3=1.fair_trade",
      ])
    #expect(try terms("tT", "x", "") == ["3.x", "3=1."])
    #expect(try terms("tT", "x", "Thé Vert") == ["3.the", "3.vert", "3.x", "3=1.the_vert"])
  }

  @Test func aListHasTheWordsOfEach() throws {
    #expect(try terms("l", #"["Don't panic","É"]"#) == ["3.dont", "3.e", "3.panic"])
    #expect(try terms("l", "[]") == [])
    // A value that is not a valid list is indexed as text.
    #expect(try terms("l", "[1") == ["3.1"])
  }

  @Test func whatIsWrittenWithoutSpacesIsCutIntoPairs() throws {
    #expect(try terms("t", "緑茶 12") == ["3.12", "3.緑茶", "3.茶"])
    #expect(try terms("T", "抹茶a") == ["3.a", "3.抹茶", "3.茶", "3=0.抹茶_a"])
  }

  @Test func anASCIITextIsFoldedAsAnyOther() throws {
    for text in ["A-b_c'd''e", "  x  ", "'", "9lives' O'", "a\tb\nc:d", "~!@#$%^&*()", "Z' 'q"]
      + (1..<128).map({ "a\(Unicode.Scalar(UInt8($0)))B" })
    {
      // The accented letter in the text makes the indexer fold the whole text by Unicode's rules, instead of the faster
      // rules for ASCII.
      let plain = try terms("t", text + " e"), accented = try terms("t", text + " é")
      #expect(plain == accented)
    }
  }
}
