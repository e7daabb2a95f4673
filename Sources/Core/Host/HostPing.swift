internal import RPC
internal import Shape

/// The host request `host.ping`, the smallest request that a host can answer.
struct HostPing: HostRequest {
  let text: String

  static let name: StaticString = "host.ping"
  static let doc: StaticString = "Asks the host to send a text back, to check the connection."
  static let answerDoc: StaticString = "The same text."

  /// The host's answer.
  struct Answer: Record {
    let text: String

    static let recordName = "HostPong"
    static let doc: StaticString = "The host's answer to host.ping."

    init<F: Fields<Self>>(_ field: inout F) {
      text = field("text", \.text, "The text that was sent.", .length(0...1000))
    }
  }
}

extension HostPing {
  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "A text for the host to send back.", .length(0...1000))
  }
}
