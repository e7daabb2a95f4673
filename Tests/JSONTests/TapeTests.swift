import Foundation
import JSON
import Testing

/// Compares the parser with Foundation's, on random texts.
struct TapeTests {
  /// Returns a random valid JSON text, with all kinds of values, white space and escapes.
  private func randomJSON(_ random: inout some RandomNumberGenerator, depth: Int = 0) -> String {
    let space = ["", " ", "\n", "\t ", "\r\n"].randomElement(using: &random)!
    switch Int.random(in: 0..<(depth < 6 ? 8 : 6), using: &random) {
    case 0: return space + "null"
    case 1: return ["true", "false"].randomElement(using: &random)! + space
    case 2: return String(Int.random(in: -1_000_000...1_000_000, using: &random))
    case 3: return ["0.5", "-1e3", "2E-2", "1.25e+1", "-0"].randomElement(using: &random)!
    case 4, 5: return randomString(&random)
    case 6:
      let elements = (0..<Int.random(in: 0...5, using: &random)).map { _ in randomJSON(&random, depth: depth + 1) }
      return "[\(space)\(elements.joined(separator: ",\(space)"))]"
    default:
      let members = (0..<Int.random(in: 0...5, using: &random)).map {
        "\"k\($0)\"\(space):\(randomJSON(&random, depth: depth + 1))"
      }
      return "{\(members.joined(separator: ","))\(space)}"
    }
  }

  private func randomString(_ random: inout some RandomNumberGenerator) -> String {
    let pieces = [
      "a", "longer piece of text", "\\n", "\\\"", "\\\\", "\\/", "\\u00e9", "\\ud83d\\ude00", "é", "€", "😀", "\u{2028}",
      "'", " ",
    ]
    return "\""
      + (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined() + "\""
  }

  /// Parses a text. Returns its compact form, or `nil` if the text is not JSON.
  private func compact(_ text: [UInt8]) -> String? {
    var tape = Tape()
    var bytes = text + [UInt8](repeating: 0xff, count: Tape.padding)
    return bytes.withUnsafeMutableBufferPointer { buffer in
      tape.parse(UnsafeMutableBufferPointer(rebasing: buffer[..<text.count])) ? tape.root.compactText : nil
    }
  }

  @Test func aSmallTapeGrowsWithItsTexts() {
    var tape = Tape(nodes: 1)
    for text in ["1", "[1,2,{\"a\":[]}]", "\"x\"", "[\(String(repeating: "1,", count: 5000))1]", "{}"] {
      var bytes = Array(text.utf8) + [UInt8](repeating: 0xff, count: Tape.padding)
      bytes.withUnsafeMutableBufferPointer { buffer in
        #expect(
          tape.parse(UnsafeMutableBufferPointer(rebasing: buffer[..<text.utf8.count])) && tape.root.compactText == text)
      }
    }
  }

  @Test func validTextsMeanWhatFoundationReads() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<3000 {
      let text = randomJSON(&random)
      let mine = try #require(compact(Array(text.utf8)), "\(text)")
      let first = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) as? NSObject
      let second = try JSONSerialization.jsonObject(with: Data(mine.utf8), options: .fragmentsAllowed) as? NSObject
      #expect(first == second)
      #expect(compact(Array(mine.utf8)) == mine)
    }
  }

  /// Changes random bytes of a text. The parser must not crash, and must accept a text only if Foundation, which is
  /// more lenient, accepts it, too.
  @Test func mutatedTextsAreAcceptedOnlyIfTheyAreJSON() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      var text = Array(randomJSON(&random).utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) where !text.isEmpty {
        let at = text.indices.randomElement(using: &random)!
        switch Int.random(in: 0..<4, using: &random) {
        case 0: text[at] = UInt8.random(in: 0...255, using: &random)
        case 1: text.remove(at: at)
        case 2: text.insert(Array("\"\\{}[]:,0e.-u".utf8).randomElement(using: &random)!, at: at)
        default: text.removeSubrange(at...)
        }
      }
      // Foundation reads numbers as doubles, and refuses numbers that are too large for a double.
      let isHuge =
        String(decoding: text, as: UTF8.self).range(of: "[eE][+-]?[0-9]{3}", options: .regularExpression) != nil
      guard !isHuge, let mine = compact(text) else { continue }
      #expect(
        (try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)) != nil,
        "\(String(decoding: text, as: UTF8.self)) became \(mine)")
    }
  }

  @Test func stringsOfEveryLengthAreReadAcrossTheWordBoundary() throws {
    for length in 0..<40 {
      for special in ["", "\\n", "é", "\\u0041"] {
        for at in 0...length {
          let text =
            "\"" + String(repeating: "x", count: at) + special + String(repeating: "y", count: length - at) + "\""
          let model = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) as? String
          let mine = try #require(compact(Array("[\(text)]".utf8)))
          let back = try JSONSerialization.jsonObject(with: Data(mine.utf8)) as? [String]
          #expect(back == model.map { [$0] })
        }
      }
    }
  }

  @Test(arguments: [
    (#"{"name":1}"#, "name", true), (#"{"name":1}"#, "nama", false), (#"{"name":1}"#, "names", false),
    (#"{"name":1}"#, "", false),
    (#"{"":1}"#, "", true), (#"{"":1}"#, "a", false), (#"{"n\u0061me":1}"#, "name", true),
    (#"{"n\u0061me":1}"#, #"n\u0061me"#, false),
    (#"{"a \"b\"":1}"#, #"a "b""#, true), (#"{"é":1}"#, "é", true),
    (#"{"a name that is longer than any word":1}"#, "a name that is longer than any word", true),
  ])
  func aNameIsTheOneOfItsBytes(text: String, name: String, isSame: Bool) {
    var tape = Tape()
    var bytes = Array(text.utf8) + [UInt8](repeating: 0xff, count: Tape.padding)
    bytes.withUnsafeMutableBufferPointer { buffer in
      let isJSON = tape.parse(UnsafeMutableBufferPointer(rebasing: buffer[..<text.utf8.count]))
      #expect(isJSON)
      #expect(tape.root.first.isName(Array(name.utf8)) == isSame)
    }
  }
}
