internal import RPC
internal import Shape

/// The request `host.log.write`, with which the core asks the host to write lines of the log to the system's log as
/// well.
struct HostWriteLog: HostRequest {
  let lines: [LogLine]

  static let name: StaticString = "host.log.write"
  /// The answer says only that the host has the lines. So it is valid even if the account has changed meanwhile.
  static let isOfAccount = false
  static let doc: StaticString =
    "Asks the host to write lines of the core's log to the system's log as well. The core sends one batch of lines at a time, with secrets replaced. No caller waits for the answer. The host must not pass these lines to `log.write`, because the core would send them again."
  static let answerDoc: StaticString =
    "An empty answer: the host has accepted the lines, and the core does not send them again."

  /// The host's answer.
  struct Answer: Record {
    static let recordName = "LogWritten"
    static let doc: StaticString = "The host's answer to host.log.write."

    init<F: Fields<Self>>(_ field: inout F) {}
  }
}

extension HostWriteLog {
  init<F: Fields<Self>>(_ field: inout F) {
    lines = field("lines", \.lines, "The lines of the batch, the oldest first.", .count(1...LogMirror.batch))
  }
}
