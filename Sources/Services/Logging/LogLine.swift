public import RPC
public import Shape

/// A line of the log, as it is written to files, returned by `log.read` and sent to the host.
///
/// In a file, the time and the level come first. Then come the category and the conversation in brackets, the message,
/// and the fields after a tab. A line of the core about itself has no conversation. If its category is `core`, the line
/// has no brackets, unless its message begins with one.
///
///     2026-01-01T00:00:00.000Z info [cloudKit #2.9f3a01] fetched changes	{"zone":"items"}
public struct LogLine: Record, Sendable {
  public let at: Timestamp, level: LineLevel, category: LineCategory, conversation: String?, message: String,
    fields: AnyJSON?

  public static let doc: StaticString = "A line of the log, of the core or of a front end."

  /// - Parameters:
  ///   - conversation: the name of the conversation in the log; `nil` for a line of the core itself.
  ///   - message: the message, which must be one line without secrets.
  public init(
    at: Timestamp, _ level: LineLevel, _ category: LineCategory, conversation: String? = nil, _ message: String,
    fields: AnyJSON? = nil
  ) {
    (self.at, self.level, self.category, self.conversation) = (at, level, category, conversation)
    (self.message, self.fields) = (message, fields)
  }

  /// Creates a line of the core itself. Secrets in the message are replaced, and the message is cut to `limit` bytes.
  public init(at: Timestamp, _ level: LineLevel, _ category: LineCategory, message: String, limit: Int) {
    self.init(at: at, level, category, SecretMask.masked(message).oneLine(limit: limit))
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    at = field("at", \.at, "The time when the line was written.")
    level = field("level", \.level, "The severity of the line.")
    category = field(
      "category", \.category,
      "The subject of the line, such as `core` for lines of the core itself or `cloudKit` for lines of sync.")
    conversation = field(
      "conversation", \.conversation,
      "The conversation that wrote the line: its number (as in `system.conversations`), a dot, and a random text that differs for each run of the core. `null` for lines of the core itself."
    )
    message = field(
      "message", \.message,
      "The message in one line. Control characters are escaped as in JSON, and secrets are replaced.")
    fields = field(
      "fields", \.fields,
      "Further facts about the line, as an object in which secrets are replaced. `null` if there are none.")
  }
}

extension LogLine {
  /// The bytes of the line in a file, with the line end.
  var encoded: [UInt8] {
    var text = "\(at) \(level.rawValue) "
    if let conversation {
      text += "[\(category.text) #\(conversation)] "
    } else if category != .core || message.utf8.first == UInt8(ascii: "[") {
      text += "[\(category.text)] "
    }
    text += message
    if let fields { text += "\t\(fields.text)" }
    return Array(text.utf8) + [UInt8(ascii: "\n")]
  }

  /// The line with its secrets replaced. A line that this program has written does not change.
  var withoutSecrets: LogLine {
    LogLine(
      at: at, level, category, conversation: conversation, SecretMask.masked(message),
      fields: fields.map { AnyJSON(SecretMask.maskedJSON($0.text) ?? "{}") })
  }

  /// Reads the bytes of a line in a file, without the line end. Returns `nil` for bytes that are not a line of the log.
  init?(_ bytes: some Collection<UInt8>) {
    let line = Array(bytes)
    guard let head = LogLineHead(line) else { return nil }
    var rest = line[head.end...]
    var (category, conversation) = (LineCategory.core, String?.none)
    if rest.first == UInt8(ascii: "["), let close = rest.firstIndex(of: UInt8(ascii: "]")),
      rest[close...].dropFirst().first == 0x20
    {
      let inner = rest[rest.startIndex + 1..<close]
      let mark = inner.lastIndex(of: UInt8(ascii: "#")) ?? close
      let name = String(decoding: inner[..<mark].reversed().drop { $0 == 0x20 }.reversed(), as: UTF8.self)
      if LineCategory.isName(name) {
        category = LineCategory(name)
        if mark < close { conversation = String(decoding: inner[(mark + 1)...], as: UTF8.self) }
        rest = rest[(close + 2)...]
      }
    }
    let tab = rest.lastIndex(of: 0x09) ?? rest.endIndex
    let fields = tab < rest.endIndex ? String(decoding: rest[(tab + 1)...], as: UTF8.self) : nil
    // The fields are checked, because another program may have written the file. Invalid fields count as a part of the
    // message.
    let isSound = fields.map { SecretMask.isJSONObject($0) } ?? true
    self.init(
      at: head.at, head.level, category, conversation: conversation,
      String(decoding: isSound ? rest[..<tab] : rest, as: UTF8.self), fields: isSound ? fields.map(AnyJSON.init) : nil)
  }
}

/// The beginning of every line in a file: its time and its level.
struct LogLineHead {
  let at: Timestamp, level: LineLevel
  /// The index of the first byte after the time, the level and their spaces.
  let end: Int

  private static let timeBytes = 24

  init?(_ line: [UInt8]) {
    guard line.count > LogLineHead.timeBytes, line[LogLineHead.timeBytes] == 0x20,
      let at = line.withUnsafeBufferPointer({
        Timestamp(utf8: UnsafeBufferPointer(rebasing: $0[..<LogLineHead.timeBytes]))
      })
    else { return nil }
    let start = LogLineHead.timeBytes + 1
    guard let space = line[start...].prefix(8).firstIndex(of: 0x20),
      let level = LineLevel(rawValue: String(decoding: line[start..<space], as: UTF8.self))
    else { return nil }
    (self.at, self.level, end) = (at, level, space + 1)
  }
}
