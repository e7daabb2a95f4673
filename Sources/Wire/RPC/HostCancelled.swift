public import Shape

/// `host.cancel`, the notification that the answer to a request to the host is not needed any more.
public struct HostCancelled: Notification {
  let id: Int

  public static let name: StaticString = "host.cancel"
  public static let recordName = "HostCancel"
  public static let doc: StaticString =
    "Sent to the host when a request of the core was cancelled or took too long. The core ignores an answer to this request."
}

extension HostCancelled {
  public init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the core's request.")
  }
}
