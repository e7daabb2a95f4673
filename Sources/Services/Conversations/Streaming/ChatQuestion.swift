internal import JSON
internal import Ports
internal import Shape
internal import Storage

/// The body of a request that sends a message to the backend's chat.
struct ChatQuestion: Record {
  let content: String, model: String?

  static let doc: StaticString = "A message to the backend's chat."
}

extension ChatQuestion {
  init<F: Fields<Self>>(_ field: inout F) {
    content = field("content", \.content, "The text of the message.")
    model = field("model", \.model, "The name of the model; `null` if the backend chooses the model.")
  }
}

extension BackendRequest {
  /// Creates the request for the answer to a message. The idempotency key is the message's id, so that the backend
  /// recognises a repeat.
  init(_ message: Message, of chat: Chat, model: String?, _ authorization: BackendAuthorization) {
    let path = chat.details.backendId.map { "/api/chat/\($0.percentEncoded)/message" } ?? "/api/chat"
    let headers = [
      SentHeader("content-type", "application/json"), SentHeader("accept", "text/event-stream"),
      SentHeader("idempotency-key", "\(message.uuid)"),
    ]
    let body = jsonText(ChatQuestion(content: message.details.content, model: model))
    self.init(.post, path, headers: headers + authorization.headers, body: body, stream: true)
  }
}

extension String {
  /// The text as a part of a path (RFC 3986, section 3.3). All bytes except the unreserved ones are percent-encoded.
  fileprivate var percentEncoded: String {
    let digits = Array("0123456789ABCDEF")
    return utf8.reduce(into: "") { text, byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x5f, 0x7e:
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}
