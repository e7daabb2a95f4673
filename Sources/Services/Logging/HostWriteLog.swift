internal import RPC
internal import Shape

/// `host.log.write`
struct HostWriteLog: HostRequest {
  let lines: [LogLine]

  static let name: StaticString = "host.log.write"
  /// The host has what it was sent, whosever lines these were.
  static let isOfAccount = false
  static let doc: StaticString =
    "Asks the host to write lines of the log to the system's own, too. They come in batches, one batch at a time; nothing waits for the answer, and no secret is in them. A host that logs them by log.write would get them again."
  static let answerDoc: StaticString = "Nothing: they need not be sent again."

  /// What the host answers.
  struct Answer: Record {
    static let recordName = "LogWritten"
    static let doc: StaticString = "The host's answer to host.log.write."

    init<F: Fields<Self>>(_ field: inout F) {}
  }

  init(lines: [LogLine]) { self.lines = lines }

  init<F: Fields<Self>>(_ field: inout F) {
    lines = field("lines", \.lines, "The lines, the oldest first.", .count(1...LogMirror.batch))
  }
}
