public import Shape

/// A container's reply to a request that concerns a share.
public struct ShareAnswer: Record, Sendable {
  public let share: CloudShare

  public static let doc: StaticString = "A share in its present state."

  public init(_ share: CloudShare) { self.share = share }

  public init<F: Fields<Self>>(_ field: inout F) { share = field("share", \.share, "The share.") }
}
