public import Shape

/// The notification `rpc.progress`. A request with a `progressToken` gets it while the request waits.
public struct ProgressMade: Notification {
  let token: ProgressToken, done: Decimal, total: Decimal?, message: String?, value: AnyJSON?

  public static let name: StaticString = "rpc.progress"
  public static let recordName = "Progress"
  public static let doc: StaticString =
    "Sent during a long request that has a progressToken, to report the progress of its work."

  public init(token: ProgressToken, done: Decimal, total: Decimal?, message: String?, value: AnyJSON? = nil) {
    self.token = token
    self.done = done
    self.total = total
    self.message = message
    self.value = value
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    token = field("token", \.token, "The progressToken that the request has chosen.")
    done = field(
      "done", \.done, "The amount of work done so far. The unit depends on the method, such as bytes or rows.")
    total = field("total", \.total, "The total amount of work, in the same unit as `done`; `null` if it is not known.")
    message = field("message", \.message, "The present step of the work, as a text that a user interface can show.")
    value = field.optional(
      "value", \.value,
      "The part of the result that is ready, for a request whose result arrives in parts. It replaces the `value` of the previous notification. For conversations.send and conversations.retry, `value` is only the text that follows the texts of the earlier notifications."
    )
  }
}
