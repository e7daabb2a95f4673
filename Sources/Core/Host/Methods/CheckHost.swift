internal import RPC
internal import Shape
internal import Tenancy

/// The method `host.check`: sends `host.ping` to the host, and returns the host's answer.
struct CheckHost: DeferredMethod {
  typealias Scope = Unscoped
  let text: String, hostOptions: HostOptions

  static let name: StaticString = "host.check"
  static let doc: StaticString =
    "Sends host.ping to the host, and returns the host's answer. Use this method to check that host requests work from end to end."
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "The text in the host's answer. `same` is `true` if it is the text that was sent."
  static let errors = ErrorCode.ofHost
  static let examples = [
    Example(
      "with a host that answers", given: [Example.Step("host.provide", #"{"capabilities":["host.ping"]}"#)],
      params: #"{"text":"hello"}"#,
      answers: [#"{"text":"hello"}"#])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "A text for the host to send back. Any text is accepted.", .length(0...1000))
    hostOptions = field.embed(\.hostOptions)
  }

  static func asks(of service: HostCalls) -> [HostCapability] { [HostCapability(HostPing.self)] }

  func answer(on service: HostCalls, in context: UnscopedContext) throws(Failure) -> Answer<
    HostChecked, UnscopedContext
  > {
    .asking(Inquiry(HostPing(text: text), hostOptions)) { (outcome, _) throws(Failure) in
      let answer = try outcome.get()
      return HostChecked(text: answer.text, same: answer.text.utf8.elementsEqual(text.utf8))
    }
  }
}

/// The result of `host.check`.
struct HostChecked: Record {
  let text: String, same: Bool

  static let doc: StaticString = "The text that the host has sent back, and whether it is the same text."
}

extension HostChecked {
  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "The text in the host's answer.")
    same = field("same", \.same, "`true` if the host's answer is the text that was sent.")
  }
}
