public import Shape

/// `host.cancel`, which the host is sent when nobody waits any more for what it was asked.
public struct HostCancelled: Notification {
  let id: Int

  public static let name: StaticString = "host.cancel"
  public static let recordName = "HostCancel"
  public static let doc: StaticString =
    "Sent to the host when a request of the core was cancelled or took too long. An answer would be ignored."

  init(id: Int) { self.id = id }

  public init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the core's request.")
  }
}
