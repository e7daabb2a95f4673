internal import RPC

/// The text that describes a message of the core: a notification or a host request. The command `describe` prints it.
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
