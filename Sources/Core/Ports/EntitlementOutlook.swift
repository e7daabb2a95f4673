public import Shape

/// The rights of the account during a span of time.
public struct EntitledSpan: Record, Equatable {
  public let tiers: [String], features: [String], until: Timestamp?

  public static let doc: StaticString = "The tiers and features that the account has during a span of time."

  public init(tiers: [String], features: [String], until: Timestamp?) {
    self.tiers = tiers
    self.features = features
    self.until = until
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    tiers = field("tiers", \.tiers, "The account's tiers, one for each ladder of tiers. Free tiers are included.")
    features = field("features", \.features, "The features that the account may use.")
    until = field(
      "until", \.until,
      "The time when these tiers and features change if no purchase changes. `null` if they do not change.")
  }
}

/// The rights of the account now, and its later rights if only time passes.
public struct EntitlementOutlook: Record {
  public let now: EntitledSpan, later: [EntitledSpan]

  public static let doc: StaticString =
    "The tiers and features that the account has now, and those that it will have later if no purchase changes."

  public init(now: EntitledSpan, later: [EntitledSpan]) {
    self.now = now
    self.later = later
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    now = field.embed(\.now)
    later = field("later", \.later, "The later spans of time, in order. Empty if nothing changes with time.")
  }

  /// Returns the rights at an instant, or `nil` after the last known span.
  public func span(at instant: Timestamp) -> EntitledSpan? {
    ([now] + later).first { span in span.until.map { instant < $0 } ?? true }
  }
}
