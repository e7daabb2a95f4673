import Cloud
import Testing

/// Compares the fast check of a record's fields with the complete check.
struct CloudFieldsTests {
  private static let id = "0198a7e0-0000-7000-8000-000000000000"
  /// Values in their usual spelling, at least one for each type.
  private static let plain = [
    #"{"type":"text","value":"Beans"}"#, #"{"type":"text","value":""}"#, #"{"type":"text","value":"a \"b\""}"#,
    #"{"type":"int","value":-12}"#,
    #"{"type":"int","value":999999999999999999}"#, #"{"type":"double","value":-1.5e3}"#,
    #"{"type":"bytes","value":"YQ=="}"#,
    #"{"type":"date","value":"2026-03-05T09:00:00.000Z"}"#, #"{"type":"reference","value":"\#(id)"}"#,
    #"{"type":"list","value":["a"]}"#,
  ]
  /// Values that the fast check must not accept: wrong values, files, removed values, and valid values in an unusual
  /// spelling.
  private static let others = [
    "null", "1", "[]", "{}", #"{"type":"text"}"#, #"{"value":"a"}"#, #"{"type":"text","value":null}"#,
    #"{"type":"text","value":1}"#,
    #"{"type":"text","value":true}"#, #"{"type":"text","value":{}}"#, #"{"type":"text","value":["a"]}"#,
    #"{"type":"int","value":"1"}"#,
    #"{"type":"int","value":1.5}"#, #"{"type":"int","value":1e3}"#, #"{"type":"int","value":9223372036854775808}"#,
    #"{"type":"date","value":"yesterday"}"#, #"{"type":"reference","value":"me"}"#, #"{"type":"reference","value":1}"#,
    #"{"type":"list","value":"a"}"#, #"{"type":"double","value":"1"}"#, #"{"type":"asset","value":"a"}"#,
    #"{"type":"weight","value":"a"}"#,
    #"{"type":"asset","value":{"sha256":"\#(String(repeating: "a", count: 64))","bytes":1}}"#,
    #"{"type":1,"value":"a"}"#,
    #"{"kind":"text","value":"a"}"#, #"{"type":"text","words":"a"}"#, #"{"type":"text","value":"a","more":1}"#,
    #"{"type":"bytes","value":1}"#, #"{"value":"a","type":"text"}"#,
    #"{"type":"reference","value":"\u0030198a7e0-0000-7000-8000-000000000000"}"#,
  ]

  private func isInOrder(_ fields: CloudFields) -> Bool {
    fields.parsed?.allSatisfy { $0.value != nil && $0.value?.flaw == nil && $0.value?.file == nil } ?? false
  }

  @Test(arguments: plain) func whatIsUsualIsPlain(value: String) {
    for text in [#"{"a":\#(value)}"#, #"{"a":{"type":"int","value":1},"b":\#(value)}"#] {
      #expect(CloudFields(text: text).isPlain && isInOrder(CloudFields(text: text)))
    }
  }

  @Test(arguments: others) func whatIsNotIsLookedAt(value: String) {
    for text in [#"{"a":\#(value)}"#, #"{"a":{"type":"int","value":1},"b":\#(value)}"#] {
      #expect(!CloudFields(text: text).isPlain)
    }
  }

  @Test(arguments: ["", "{", "[]", "1", "null", #"{"a":{"type":"int","value":1},"a":{"type":"int","value":1}}"#])
  func whatIsNoObjectIsNotPlain(text: String) { #expect(!CloudFields(text: text).isPlain) }

  @Test func nothingIsPlain() { #expect(CloudFields(text: "{}").isPlain && CloudFields([]).isPlain) }

  /// Builds random values by replacing bytes of good values. If the fast check accepts a value, the complete check must
  /// accept it, too.
  @Test func nothingWrongIsPlain() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      var bytes = Array(#"{"a":\#(CloudFieldsTests.plain.randomElement(using: &random)!)}"#.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: 5..<bytes.count, using: &random)] = Array(#"":,{}[]0-9.e\aTZ"#.utf8).randomElement(
          using: &random)!
      }
      let fields = CloudFields(text: String(decoding: bytes, as: UTF8.self))
      if fields.isPlain { #expect(isInOrder(fields), "\(String(decoding: bytes, as: UTF8.self))") }
    }
  }
}
