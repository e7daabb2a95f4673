import JSON
import Shape
import Testing

/// Tests of searching in a JSON text without parsing it. The bytes that are found between two known parts must be those
/// that a parser finds.
struct UnreadTextTests {
  /// The value in the JSON of the texts.
  private struct Said: Record {
    let text: String

    static let doc: StaticString = "A text."

    init<F: Fields<Self>>(_ field: inout F) { text = field("text", \.text, "The text.") }
  }

  private static let (before, after): (StaticString, StaticString) = (#"{\"text\":\""#, #"\"}"#)

  /// Returns the value in a JSON string, found by spelling and by parsing. Each is `nil` if nothing is found. The whole
  /// result is `nil` if the input is not a JSON string.
  private func look(at string: [UInt8]) -> (bySpelling: [UInt8]?, byReading: [UInt8]?)? {
    let reader = JSONTextReader()
    return string.withUnsafeBufferPointer { bytes in
      JSONSource.decode(bytes, isStored: false) { source in
        let text = UnreadText.read(from: &source)
        var read: [UInt8]?
        let isRead = reader.read(text) { read = Array($0.record(Said.self).text.utf8) }
        return (
          text.plainBytes(between: UnreadTextTests.before, and: UnreadTextTests.after).map { Array($0) },
          isRead ? read : nil
        )
      }
    }
  }

  @Test(arguments: [
    "", "a", "words ", "eight888", "a longer text without anything odd", "é", "日本語", "😀", "}", "/", "\u{7f}",
    "\u{2028}",
  ])
  func plainTextIsFoundByItsSpelling(text: String) throws {
    let found = try #require(look(at: Array(#""{\"text\":\"\#(text)\"}""#.utf8)))
    #expect(found.bySpelling == Array(text.utf8) && found.byReading == Array(text.utf8))
  }

  @Test(arguments: [
    #"{\"text\": \"a\"}"#, #" {\"text\":\"a\"}"#, #"{\"text\":\"a\"} "#, #"{\u0022text\":\"a\"}"#,
    #"{\"text\":\"\\n\"}"#,
    #"{\"text\":\"\u00e9\"}"#, #"{\"text\":\"a\",\"text\":\"b\"}"#, #"{\"text\":\"a\",\"more\":\"b\"}"#,
    #"{\"text\":\"\\\"}"#,
    #"{\"text\":\"a"#, #"{\"text\":\"}"#, #"{\"text\":5}"#, "", "{}", #"{\"texts\":\"a\"}"#,
  ])
  func anyOtherSpellingIsLeftToTheReader(text: String) throws {
    #expect(try #require(look(at: Array("\"\(text)\"".utf8))).bySpelling == nil)
  }

  @Test func whatIsFoundByTheSpellingIsWhatAReaderFinds() {
    var random = SystemRandomNumberGenerator()
    let pieces = [
      #"{\"text\":\""#, #"\"}"#, #"\""#, #"\\"#, #"\n"#, #"\u0022"#, #"\u00e9"#, #"\ud83d\ude00"#, "a",
      "longer piece of text", "é", "}",
      "{",
    ]
    var count = 0
    for _ in 0..<20_000 {
      let middle = (0..<Int.random(in: 0...4, using: &random)).map { _ in pieces.randomElement(using: &random)! }
        .joined()
      var string = Array(#""{\"text\":\"\#(middle)\"}""#.utf8)
      // In a damaged string, the search must find nothing that a parser does not find.
      if Bool.random(using: &random) {
        string[Int.random(in: 1..<string.count - 1, using: &random)] = Array(#"\"a}{:nu0 é"#.utf8).randomElement(
          using: &random)!
      }
      guard let found = look(at: string), let text = found.bySpelling else { continue }
      count += 1
      #expect(found.byReading == text, "\(String(decoding: string, as: UTF8.self))")
    }
    #expect(count > 1000)
  }
}
