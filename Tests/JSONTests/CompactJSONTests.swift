import Foundation
import JSON
import Testing

/// Tests of the check that decides whether a stored text may be copied into a reply without parsing it. The check must
/// accept everything that the core writes, and must not accept a text that is not JSON.
struct CompactJSONTests {
  private func isCompact(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer(isCompactJSON) }

  private func randomJSON(_ random: inout some RandomNumberGenerator, depth: Int = 0) -> String {
    switch Int.random(in: 0..<(depth < 5 ? 8 : 6), using: &random) {
    case 0: return "null"
    case 1: return ["true", "false"].randomElement(using: &random)!
    case 2: return String(Int.random(in: -1_000_000...1_000_000, using: &random))
    case 3: return ["0.5", "-1e3", "2E-2", "1.25e+1", "-0", "0"].randomElement(using: &random)!
    case 4, 5:
      let pieces = [
        "a", "longer piece of text", "\\n", "\\\"", "\\\\", "\\/", "\\u00e9", "\\ud83d\\ude00", "é", "€", "😀", "'", " ",
        "}", "]", ",",
      ]
      return "\""
        + (0..<Int.random(in: 0...9, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined() + "\""
    case 6:
      return
        "[\((0..<Int.random(in: 0...4, using: &random)).map { _ in randomJSON(&random, depth: depth + 1) }.joined(separator: ","))]"
    default:
      let members = (0..<Int.random(in: 0...4, using: &random)).map {
        "\"k\($0)\":\(randomJSON(&random, depth: depth + 1))"
      }
      return "{\(members.joined(separator: ","))}"
    }
  }

  @Test func whatIsWrittenIsTaken() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<3000 {
      let text = randomJSON(&random)
      #expect(isCompact(Array(text.utf8)), "\(text)")
    }
  }

  /// Changes random bytes of a text. The check may accept the text only if Foundation accepts it, too. Foundation also
  /// accepts white space, but texts in a store have none.
  @Test func whatIsDamagedIsTakenOnlyIfItIsJSONAllTheSame() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      var text = Array(randomJSON(&random).utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) where !text.isEmpty {
        let at = text.indices.randomElement(using: &random)!
        switch Int.random(in: 0..<4, using: &random) {
        case 0: text.remove(at: at)
        case 1: text.insert(Array(#"{}[]",:\0u"#.utf8).randomElement(using: &random)!, at: at)
        case 2: text[at] = UInt8.random(in: 0...255, using: &random)
        default: text.removeSubrange(at...)
        }
      }
      guard isCompact(text) else { continue }
      // Foundation refuses numbers with exponents of three digits, which JSON allows. Texts with such numbers are
      // skipped.
      if String(decoding: text, as: UTF8.self).contains(/[eE][+-]?[0-9]{3}/) { continue }
      let model = try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
      #expect(model != nil, "\(String(decoding: text, as: UTF8.self))")
      #expect(!text.contains { $0 < 0x20 })
    }
  }

  @Test(arguments: [
    "", " ", "[] ", " []", "[1, 2]", "{\"a\" :1}", "[1,]", "[,1]", "{,}", "{\"a\":1,}", "{\"a\"}", "{a:1}", "{1:2}",
    "01", "1.", ".5", "1e",
    "-", "+1",
    "nul", "nulll", "tru", "\"", "\"\\x\"", "\"\\u12g4\"", "\"\\u12\"", "\"\u{1}\"", "[\"a]", "[[]", "[]]", "{}{}",
    "\u{feff}[]", "NaN",
  ]) func refuses(_ text: String) { #expect(!isCompact(Array(text.utf8))) }

  @Test func refusesWhatIsNoUTF8AndWhatIsTooDeep() {
    #expect(!isCompact([0x22, 0xff, 0x22]))
    #expect(!isCompact([0x22, 0xc3, 0x22]))
    #expect(!isCompact(Array(String(repeating: "[", count: 200).utf8) + Array(String(repeating: "]", count: 200).utf8)))
    #expect(isCompact(Array(String(repeating: "[", count: 60).utf8) + Array(String(repeating: "]", count: 60).utf8)))
  }
}
