internal import RPC

/// The description of a message that the core sends, for people.
struct SentPage {
  let text: String

  init(_ notification: NotificationDescription) {
    text = "\(notification.name), a notification of the core\n  \(notification.doc)\n\n\(notification.params.page)"
  }

  init(_ request: HostCapability) {
    let answer = "\nResult: \(request.answer.words)\n  \(request.answerDoc)\n\(request.answer.page)"
    text = "\(request.name), a request of the core to the host\n  \(request.doc)\n\n\(request.params.page)\(answer)"
  }
}
