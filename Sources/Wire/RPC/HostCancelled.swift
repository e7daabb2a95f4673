public import Shape

/// The notification `host.cancel`: the core no longer needs the host's answer to one of its requests.
public struct HostCancelled: Notification {
  let id: Int

  public static let name: StaticString = "host.cancel"
  public static let recordName = "HostCancel"
  public static let doc: StaticString =
    "Sent to the host when a request of the core was cancelled or took too long. The host can stop its work: the core ignores an answer to this request."
}

extension HostCancelled {
  public init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the core's request that was cancelled.")
  }
}
