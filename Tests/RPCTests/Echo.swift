import RPC
import Shape

/// The request that the method `ask` sends to the host.
struct Echo: HostRequest {
  let text: String

  static let name: StaticString = "host.echo"
  static let doc: StaticString = "Says it again."
  static let answerDoc: StaticString = "The text."
  typealias Answer = String

  init(text: String) { self.text = text }

  init<F: Fields<Self>>(_ field: inout F) { text = field("text", \.text, "What to say.") }
}
