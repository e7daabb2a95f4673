import RPC
import Shape

/// The host's question of `ask`.
struct Echo: HostRequest {
  let text: String

  static let name: StaticString = "host.echo"
  static let doc: StaticString = "Says it again."
  static let answerDoc: StaticString = "The text."
  typealias Answer = String

  init(text: String) { self.text = text }

  init<F: Fields<Self>>(_ field: inout F) { text = field("text", \.text, "What to say.") }
}
