public import Shape

/// The tiers and features that the account has during a span of time.
public struct EntitledSpan: Record, Equatable {
  public let tiers: [String], features: [String], until: Timestamp?

  public static let doc: StaticString = "The tiers and features that the account has during a period of time."

  public init(tiers: [String], features: [String], until: Timestamp?) {
    self.tiers = tiers
    self.features = features
    self.until = until
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    tiers = field(
      "tiers", \.tiers, "The account's tiers, one for each group of tiers. Tiers that need no purchase are included.")
    features = field("features", \.features, "The features that the account may use.")
    until = field(
      "until", \.until,
      "The time when these tiers and features change, if no purchase is made or renewed. `null` if they do not change.")
  }
}

/// The tiers and features that the account has now, and those that it will have later if no purchase changes.
public struct EntitlementOutlook: Record {
  public let now: EntitledSpan, later: [EntitledSpan]

  public static let doc: StaticString =
    "The tiers and features that the account has now, and those that it will have later, if no purchase is made or renewed."

  public init(now: EntitledSpan, later: [EntitledSpan]) {
    self.now = now
    self.later = later
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    now = field.embed(\.now)
    later = field(
      "later", \.later, "The later periods, in order of time. Empty if the tiers and features do not change with time.")
  }

  /// Returns the tiers and features at an instant, or `nil` if the instant is after the last known span.
  public func span(at instant: Timestamp) -> EntitledSpan? {
    ([now] + later).first { span in span.until.map { instant < $0 } ?? true }
  }
}
