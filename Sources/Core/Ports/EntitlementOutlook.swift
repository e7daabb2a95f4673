public import Shape

/// What the account may do for a while.
public struct EntitledSpan: Record, Equatable {
  public let tiers: [String], features: [String], until: Timestamp?

  public static let doc: StaticString = "The tiers and features that the account has for a time."

  public init(tiers: [String], features: [String], until: Timestamp?) {
    self.tiers = tiers
    self.features = features
    self.until = until
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    tiers = field("tiers", \.tiers, "The account's tiers, one for each ladder, including free ones.")
    features = field("features", \.features, "The features that the account may use.")
    until = field("until", \.until, "The time when these end by themselves; null if they do not.")
  }
}

/// What the account may do now, and what becomes of that when nothing but time passes.
public struct EntitlementOutlook: Record {
  public let now: EntitledSpan, later: [EntitledSpan]

  public static let doc: StaticString = "The tiers and features that the account has now, and later ones if only time passes."

  public init(now: EntitledSpan, later: [EntitledSpan]) {
    self.now = now
    self.later = later
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    now = field.embed(\.now)
    later = field("later", \.later, "The later states, in order. Empty if nothing changes.")
  }

  /// What holds at an instant; nil behind all that is known.
  public func span(at instant: Timestamp) -> EntitledSpan? {
    ([now] + later).first { span in span.until.map { instant < $0 } ?? true }
  }
}
