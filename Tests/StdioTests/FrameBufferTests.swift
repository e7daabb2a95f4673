import Foundation
import Stdio
import Testing

/// Tests that the buffer finds the same frames however the input is divided, and whatever the parser of a frame
/// overwrites.
struct FrameBufferTests {
  private static let expected = "; expected Content-Length: N, an empty line and N bytes of JSON"

  /// A part of the input, and the expected answer.
  private struct Part {
    let text: String
    let pieces: [String]
  }

  /// Returns the frames and errors that a buffer finds in a text that arrives in pieces of these sizes.
  /// - Parameter neighbour: Another reader that in between reads into the same memory, or `nil`.
  private func pieces(of text: [UInt8], maxBody: Int, beside neighbour: Neighbour? = nil, sizes: () -> Int) -> [String]
  {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    var buffer = FrameBuffer(maxBody: maxBody, neighbour?.shared)
    var found: [String] = []
    var at = 0
    while true {
      let count = min(sizes(), text.count - at)
      if count > 0 {
        #expect(write(ends[1], Array(text[at..<at + count]), count) == count)
      } else if at == text.count, ends[1] >= 0 {
        // The descriptor is closed only once: another test may get the same number immediately.
        close(ends[1])
        ends[1] = -1
      }
      at += count
      if Bool.random() { buffer.widen() }
      let read = buffer.fill(from: Descriptor(ends[0], isSocket: false))
      var bodies: [(bytes: UnsafeMutableBufferPointer<UInt8>, text: String)] = []
      while let piece = buffer.next() {
        switch piece {
        case .line(let body):
          bodies.append((body, String(decoding: body, as: UTF8.self)))
          found.append(bodies.last!.text)
        case .tooLong(let id, _): found.append("too long: \(id)")
        case .unheld(let id, _): found.append("unheld: \(id)")
        case .broken(let sentence):
          found.append("broken: \(sentence.replacingOccurrences(of: Self.expected, with: ""))")
        }
        serve(bodies)
      }
      serve(bodies)
      if read == 0 { return found }
      if Bool.random() { buffer.narrow() }
      neighbour?.read()
    }
  }

  /// Processes bodies like the session, which may serve all bodies again until it reads more input. A NUL byte follows
  /// each body.
  private func serve(_ bodies: [(bytes: UnsafeMutableBufferPointer<UInt8>, text: String)]) {
    for body in bodies {
      #expect(String(decoding: body.bytes, as: UTF8.self) == body.text)
      body.bytes.baseAddress![body.bytes.count] = 0
    }
  }

  private func end() -> String { Bool.random() ? "\r\n" : "\n" }

  private func lengthLine(_ length: Int) -> String {
    let name = ["Content-Length", "content-length", "CONTENT-LENGTH"].randomElement()!
    return "\(name):\(["", " ", " \t"].randomElement()!)\(length)\(["", " "].randomElement()!)\(end())"
  }

  private func otherLines() -> String {
    (0..<Int.random(in: 0...2)).map { _ in
      let long = String(repeating: "v", count: Int.random(in: 0...4000))
      let value = ["application/vscode-jsonrpc; charset=utf-8", "", long].randomElement()!
      return "\(["Content-Type", "X-Content-Length", "x"].randomElement()!): \(value)\(end())"
    }.joined()
  }

  private func frame(_ body: String) -> String {
    otherLines() + lengthLine(body.utf8.count) + (Bool.random() ? lengthLine(body.utf8.count) : "") + otherLines()
      + end()
      + body
  }

  private func body(_ number: Int) -> String {
    [
      "{\"id\":\(number),\"x\":\"\(String(repeating: "é", count: Int.random(in: 0...40)))\"}",
      "{\n  \"id\": \(number),\r\n\r\n  \"x\": \"Content-Length: 5\"\n}",
      String(repeating: "z", count: Int.random(in: 1...100)),
    ].randomElement()!
  }

  private func part(_ number: Int) -> Part {
    let body = body(number)
    switch Int.random(in: 0...9) {
    case 0:
      let long = "{\"id\":\(number),\"x\":\"\(String(repeating: "y", count: Int.random(in: 100...10_000)))\"}"
      return Part(text: frame(long), pieces: ["too long: \(number)"])
    case 1: return Part(text: otherLines() + lengthLine(0) + end() + ["", "\n", "\r\n"].randomElement()!, pieces: [])
    case 2:
      let value = ["", "-5", "+5", "abc", "5 5", "0x5", "9223372036854775808", "99999999999999999999", "5.0"]
        .randomElement()!
      return refused(
        otherLines() + "Content-Length: \(value)\r\n" + otherLines(), body,
        "Content-Length must be a number from 0 to 9223372036854775807, not \"\(value)\"")
    case 3: return refused("X: y\(end())\(otherLines())", body, "a header has no Content-Length")
    case 4:
      let lines = "Content-Length: 5\(end())\(otherLines())Content-Length: 6\(end())"
      return refused(lines, body, "Content-Length is given twice, as 5 and as 6")
    case 5:
      let long = "x: \(String(repeating: "y", count: Int.random(in: 4094...10_000)))"
      return refused(
        otherLines() + long + end() + lengthLine(body.utf8.count), body, "a header line is longer than 4096 bytes")
    default: return Part(text: frame(body), pieces: [body])
    }
  }

  /// Returns an invalid header, and one of three things after it: nothing; its body and a newline; or its body followed
  /// directly by a valid frame.
  private func refused(_ header: String, _ body: String, _ sentence: String) -> Part {
    switch Int.random(in: 0...2) {
    case 0: Part(text: header + end(), pieces: ["broken: \(sentence)"])
    case 1: Part(text: header + end() + "[\(body)]" + end(), pieces: ["broken: \(sentence)"])
    default:
      Part(text: header + end() + "[\(body)]" + lengthLine(2) + end() + "{}", pieces: ["broken: \(sentence)", "{}"])
    }
  }

  @Test func cutsDoNotMatter() {
    let neighbour = Neighbour()
    for round in 0..<300 {
      let parts = (0..<Int.random(in: 0...12)).map { part($0) }
      let text = Array(parts.map(\.text).joined().utf8)
      let expected = parts.flatMap(\.pieces)
      #expect(pieces(of: text, maxBody: 100) { Int.random(in: 1...3000) } == expected)
      #expect(pieces(of: text, maxBody: 100) { Int.random(in: 1...64) } == expected)
      #expect(pieces(of: text, maxBody: 100) { 60_000 } == expected)
      if round % 10 == 0 { #expect(pieces(of: text, maxBody: 100) { 1 } == expected) }
      if round % 10 == 5 {
        #expect(pieces(of: text, maxBody: 100, beside: neighbour) { Int.random(in: 1...3000) } == expected)
      }
    }
  }

  @Test func textThatIsNoHeaderIsPassedOver() {
    let good = "Content-Length: 2\r\n\r\n{}"
    let cases = [
      // The length is too small, so the rest of the body comes before the next header.
      "Content-Length: 2\r\n\r\n{}\"rest\"}\(good)": ["{}", "broken: a line is not a header", "{}"],
      // Lines without headers, where the buffer expects frames.
      "{\"id\":1}\n{\"id\":2}\n\(good)": ["broken: a line is not a header", "{}"],
      "\(String(repeating: "[", count: 5000))\n\(good)": ["broken: a header line is longer than 4096 bytes", "{}"],
      "\(String(repeating: "[", count: 9000))\(good)": ["broken: a header line is longer than 4096 bytes", "{}"],
      "Content-Length : 2\r\n\r\n{}\(good)": ["broken: a line is not a header", "{}"],
      "\u{feff}\(good)\n\r\n\(good)": ["{}", "{}"],
      "\u{feff}": [],
    ]
    for (text, expected) in cases {
      for size in [1, 2, 7, 1000, 60_000] { #expect(pieces(of: Array(text.utf8), maxBody: 100) { size } == expected) }
    }
  }

  @Test func anEndWithinAFrameIsSaid() {
    let cases = [
      "Content-Length: 2": "inside a header", "Content-Length: 2\r\n": "inside a header",
      "Content-Length: 2\r\n\r": "inside a header",
      "Content-Length: 2\r\n\r\n": "after 0 of the 2 bytes of a body",
      "Content-Length: 2\r\n\r\n{": "after 1 of the 2 bytes of a body",
      "Content-Length: 200\r\n\r\n{\"id\":12": "192 bytes before the end of a body",
    ]
    for (text, place) in cases {
      for size in [1, 1000] {
        #expect(
          pieces(of: Array(text.utf8), maxBody: 100) { size } == [
            "broken: the input ended \(place); the frame is incomplete"
          ])
      }
    }
  }

  @Test func aBodyMayBeLargerThanTheBuffer() {
    let body = "\"\(String(repeating: "y", count: 1 << 20))\""
    let text = Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
    #expect(pieces(of: text + text, maxBody: body.utf8.count) { 10_000 } == [body, body])
    #expect(pieces(of: text + text, maxBody: body.utf8.count - 1) { 10_000 } == ["too long: null", "too long: null"])
  }
}
