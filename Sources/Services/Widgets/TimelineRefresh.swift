internal import Shape

/// The time at which a widget should ask for a new timeline, as in WidgetKit.
///
/// Source: [TimelineReloadPolicy](https://developer.apple.com/documentation/widgetkit/timelinereloadpolicy).
struct TimelineRefresh: Record {
  enum Policy: String, Choice {
    /// After an instant.
    case after
    /// Only when the app says that the content has changed.
    case never

    static let spellings = Spellings<Policy>()
  }

  let policy: Policy, at: Timestamp?

  static let doc: StaticString = "The time when a widget should request its timeline again."

  /// The policy for content that does not change by itself.
  static var never: TimelineRefresh { TimelineRefresh(policy: .never, at: nil) }
  static func after(_ instant: Timestamp) -> TimelineRefresh { TimelineRefresh(policy: .after, at: instant) }
}

extension TimelineRefresh {
  init<F: Fields<Self>>(_ field: inout F) {
    policy = field(
      "policy", \.policy,
      "The rule for the next request. after: at the time in `at`. never: only when the app reports a change.")
    at = field("at", \.at, "The time of the next request. `null` if `policy` is `never`.")
  }
}
