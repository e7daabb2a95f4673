import Foundation
import Stdio
import Testing

/// Tests that the buffer finds the same lines however the input is divided.
struct LineBufferTests {
  /// Returns the lines that a buffer finds in a text that arrives in pieces of these sizes.
  /// - Parameter neighbour: Another reader that in between reads into the same memory, or `nil`.
  private func pieces(of text: [UInt8], maxLine: Int, beside neighbour: Neighbour? = nil, sizes: () -> Int) -> [String]
  {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    var buffer = LineBuffer(maxLine: maxLine, neighbour?.shared)
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
      while let piece = buffer.next() {
        switch piece {
        case .line(let line): found.append(String(decoding: line, as: UTF8.self))
        case .tooLong(let id, _): found.append("too long: \(id)")
        case .unheld(let id, _): found.append("unheld: \(id)")
        case .broken(let sentence): found.append(sentence)
        }
      }
      if read == 0 { return found }
      if Bool.random() { buffer.narrow() }
      neighbour?.read()
    }
  }

  @Test func cutsDoNotMatter() {
    for _ in 0..<300 {
      let lines = (0..<Int.random(in: 0...20)).map { number in
        Bool.random()
          ? "{\"id\":\(number),\"x\":\"\(String(repeating: "y", count: Int.random(in: 0...200)))\"}"
          : String(repeating: "z", count: Int.random(in: 0...50))
      }
      let text = Array(lines.joined(separator: "\n").utf8)
      let expected = lines.enumerated().compactMap { index, line -> String? in
        // The last line needs no newline. An empty last line does not count.
        if index == lines.count - 1, line.isEmpty { return nil }
        if line.utf8.count <= 100 { return line }
        return "too long: \(line.hasPrefix("{") ? String(line.dropFirst(6).prefix { $0 != "," }) : "null")"
      }
      #expect(pieces(of: text, maxLine: 100) { Int.random(in: 1...64) } == expected)
      #expect(pieces(of: text, maxLine: 100) { 1 } == expected)
    }
  }

  @Test func neighboursDoNotMatter() {
    let neighbour = Neighbour()
    for _ in 0..<30 {
      let lines = (0..<40).map { number in "\(number) \(String(repeating: "y", count: Int.random(in: 0...40_000)))" }
      let text = Array(lines.joined(separator: "\n").utf8)
      #expect(pieces(of: text, maxLine: 1 << 20, beside: neighbour) { Int.random(in: 1...6000) } == lines)
    }
  }
}
