internal import Shape

/// A transcript: requests to a core, with the expected replies. The notation is that of the JSON-RPC specification. A
/// line that begins with `--> ` is sent to the core, one with `<-- ` is expected from it, and one with `// ` is a
/// comment.
///
/// `@ --NAME VALUE` before the first request is an option for starting the core. `@ INSTANT` sets the clock. A
/// transcript can have several cores: `@ core NAME` selects the core of the lines that follow. `@ conversation NAME`
/// selects a conversation of that core. `<-- @NAME ` begins an expected line of another conversation.
struct Transcript {
  /// A line that is sent, and the lines that the core should send before the next one.
  struct Exchange {
    /// The line number of the sent line in the file, counted from 1.
    let line: Int
    let sent: String
    /// The index of the core that gets the line, in `cores`.
    let core: Int
    /// The name of the conversation that sends the line, or an empty text for the first conversation.
    let conversation: String
    /// The time to which the clock is set before the line is sent, or `nil` to leave the clock.
    let instant: Timestamp?
    var expected: [String]
  }

  /// An error in a line of the file.
  struct Defect: Error {
    let line: Int
    let sentence: String
  }

  private(set) var exchanges: [Exchange] = []
  /// The options for starting the core, as words of a command line.
  private(set) var options: [String] = []
  /// The names of the cores. An empty text stands for the core that needs no name.
  private(set) var cores: [String] = []
  /// The name of the core that gets the next line.
  private var core = ""
  private var conversation = ""
  /// All other lines of the file. A line that is sent has the index of its exchange, so that the real replies can be
  /// inserted after it.
  private var skeleton: [(text: String, exchange: Int?)] = []
  /// The time to which the clock is set before the next line is sent.
  private var nextInstant: Timestamp?

  init(_ bytes: [UInt8]) throws(Defect) {
    var lines: [String] = []
    // The bytes are split and not the text: in a String, a carriage return and a line feed are one Character. A
    // byte-order mark at the beginning is not part of the text.
    let start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    for line in bytes.dropFirst(start).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let content = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let text = String(validating: content, as: UTF8.self) else {
        throw Defect(line: lines.count + 1, sentence: "the line is not UTF-8")
      }
      lines.append(text)
    }
    if lines.last == "" { lines.removeLast() }
    for (index, line) in lines.enumerated() { try add(line, at: index + 1) }
    if exchanges.isEmpty {
      throw Defect(line: 1, sentence: "the transcript has no line that is sent; such lines begin with '--> '")
    }
  }

  private mutating func add(_ line: String, at number: Int) throws(Defect) {
    // The bytes are compared and not the text: in a String, a space and a combining character after it are one
    // Character.
    let start = line.utf8.prefix(4)
    let content = String(decoding: line.utf8.dropFirst(4), as: UTF8.self)
    if start.elementsEqual("--> ".utf8) {
      skeleton.append((line, exchanges.count))
      let place = cores.firstIndex(of: core) ?? cores.count
      if place == cores.count { cores.append(core) }
      exchanges.append(
        Exchange(
          line: number, sent: content, core: place, conversation: conversation, instant: nextInstant, expected: []))
      nextInstant = nil
    } else if start.elementsEqual("<-- ".utf8) {
      guard !exchanges.isEmpty else {
        throw Defect(line: number, sentence: "a line that is sent must come before this answer")
      }
      exchanges[exchanges.count - 1].expected.append(content)
    } else if line.isEmpty || line.hasPrefix("//") {
      skeleton.append((line, nil))
    } else if start.prefix(2).elementsEqual("@ ".utf8) {
      try addSetting(String(decoding: line.utf8.dropFirst(2), as: UTF8.self), at: number)
      skeleton.append((line, nil))
    } else {
      throw Defect(line: number, sentence: "a line must begin with '--> ', '<-- ', '@ ' or '// '")
    }
  }

  private mutating func addSetting(_ text: String, at number: Int) throws(Defect) {
    if text.hasPrefix("--") {
      guard exchanges.isEmpty else {
        throw Defect(line: number, sentence: "options must come before the first line that is sent")
      }
      options += text.split(separator: " ", maxSplits: 1).map(String.init)
    } else if text.hasPrefix("core ") {
      core = try name(behind: "core ", in: text, at: number)
      conversation = ""
    } else if text.hasPrefix("conversation ") {
      conversation = try name(behind: "conversation ", in: text, at: number)
    } else {
      nextInstant = Timestamp(text)
      if nextInstant == nil {
        throw Defect(
          line: number,
          sentence:
            "after '@ ' there must be an option, an instant such as 2026-01-01T00:00:00Z, or the word core or conversation with a name"
        )
      }
    }
  }

  private func name(behind word: String, in text: String, at number: Int) throws(Defect) -> String {
    let name = String(text.dropFirst(word.count))
    let isName = !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }
    if !isName {
      throw Defect(
        line: number, sentence: "after '@ \(word)' there must be a name of visible ASCII characters without spaces")
    }
    return name
  }

  /// Returns the text of the file with the real replies instead of the expected ones.
  func updated(with actual: [[String]]) -> String {
    var text = ""
    for line in skeleton {
      text += "\(line.text)\n"
      if let exchange = line.exchange { for answer in actual[exchange] { text += "<-- \(answer)\n" } }
    }
    return text
  }
}
