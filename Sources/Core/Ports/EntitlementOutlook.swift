public import Shape

/// What the account may do for a while.
public struct EntitledSpan: Record, Equatable {
  public let tiers: [String], features: [String], until: Timestamp?

  public static let doc: StaticString = "What the account may do for a while."

  public init(tiers: [String], features: [String], until: Timestamp?) {
    self.tiers = tiers
    self.features = features
    self.until = until
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    tiers = field("tiers", \.tiers, "The tiers that it has, a ladder each, those that cost nothing among them.")
    features = field("features", \.features, "What may be used.")
    until = field("until", \.until, "When time alone changes it; null for never.")
  }
}

/// What the account may do now, and what becomes of that when nothing but time passes.
public struct EntitlementOutlook: Record {
  public let now: EntitledSpan, later: [EntitledSpan]

  public static let doc: StaticString = "What the account may do now, and what becomes of that when nothing but time passes."

  public init(now: EntitledSpan, later: [EntitledSpan]) {
    self.now = now
    self.later = later
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    now = field.embed(\.now)
    later = field("later", \.later, "What follows, one after the other; none where nothing changes.")
  }

  /// What holds at an instant; nil behind all that is known.
  public func span(at instant: Timestamp) -> EntitledSpan? {
    ([now] + later).first { span in span.until.map { instant < $0 } ?? true }
  }
}
