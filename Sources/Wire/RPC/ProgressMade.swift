public import Shape

/// `rpc.progress`, which a request that gave a `progressToken` is sent while it waits.
public struct ProgressMade: Notification {
  let token: ProgressToken, done: Decimal, total: Decimal?, message: String?, value: AnyJSON?

  public static let name: StaticString = "rpc.progress"
  public static let recordName = "Progress"
  public static let doc: StaticString = "How far the work for a request is that gave a progressToken."

  public init(token: ProgressToken, done: Decimal, total: Decimal?, message: String?, value: AnyJSON? = nil) {
    self.token = token
    self.done = done
    self.total = total
    self.message = message
    self.value = value
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    token = field("token", \.token, "The progressToken of the request.")
    done = field("done", \.done, "How much is done.")
    total = field("total", \.total, "How much there is to do; null when that is not known.")
    message = field("message", \.message, "What is being done, for people.")
    value = field.optional(
      "value", \.value,
      "The part of the result that is there already, for a request whose result comes in parts: it takes the place of the last one. For conversations.send and conversations.retry, the text that came since the last one."
    )
  }
}
