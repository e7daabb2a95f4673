import CloudKitMapping
import Testing

@Suite struct JSONTests {
  @Test(arguments: [
    "null", "true", "false", "0", "-0", "12345678901234567890", "1.50", "-1e+5", #""""#, "[]", "{}",
    #"{"b":1,"a":[true,null]}"#,
    #""a\"\\\n\r\t\u0001é🫘""#,
  ])
  func textsComeBackByteForByte(text: String) throws { #expect(try JSONValue(parsing: text).text == text) }

  @Test(arguments: [
    (#""\u00e9""#, "é"), (#""\ud83e\uded8""#, "🫘"), (#""\/\b\f""#, "/\u{8}\u{c}"), (#" "x" "#, "x"),
  ])
  func escapes(text: String, value: String) throws { #expect(try JSONValue(parsing: text).string == value) }

  @Test(arguments: [
    "", " ", "nul", "tru", "01", "1.", ".5", "+1", "1e", "-", "[1,]", "[1", "{", #"{"a"}"#, #"{"a":1,}"#,
    #"{"a":1,"a":2}"#, #"{a:1}"#,
    #""a"#, "\"\u{1}\"", #""\x""#, #""\ud800""#, #""\ud800\u0041""#, #""\udc00""#, #""\u12g4""#, #""\u+123""#, "1 2",
    "[] x", "NaN",
  ])
  func whatIsNoJSON(text: String) { #expect(throws: JSONDefect.self) { try JSONValue(parsing: text) } }

  @Test func levelsAreBounded() throws {
    let most = JSONValue.mostLevels
    _ = try JSONValue(parsing: String(repeating: "[", count: most) + String(repeating: "]", count: most))
    #expect(throws: JSONDefect.self) {
      try JSONValue(parsing: String(repeating: "[", count: most + 2) + String(repeating: "]", count: most + 2))
    }
  }
}
