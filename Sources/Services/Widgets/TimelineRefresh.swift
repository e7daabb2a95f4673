internal import Shape

/// The rule that says when a widget should request its timeline again, as in WidgetKit.
///
/// Source: [TimelineReloadPolicy](https://developer.apple.com/documentation/widgetkit/timelinereloadpolicy).
struct TimelineRefresh: Record {
  enum Policy: String, Choice {
    /// The widget requests its timeline after the time in `at`.
    case after
    /// The widget requests its timeline only when the app reports that the content has changed.
    case never

    static let spellings = Spellings<Policy>()
  }

  let policy: Policy, at: Timestamp?

  static let doc: StaticString = "The time when a widget should request its timeline again."

  /// The rule for content that does not change with time.
  static var never: TimelineRefresh { TimelineRefresh(policy: .never, at: nil) }
  static func after(_ instant: Timestamp) -> TimelineRefresh { TimelineRefresh(policy: .after, at: instant) }
}

extension TimelineRefresh {
  init<F: Fields<Self>>(_ field: inout F) {
    policy = field(
      "policy", \.policy,
      "The rule for the next request. after: at the time in `at`. never: only when the app reports that the content has changed."
    )
    at = field("at", \.at, "The time of the next request. `null` if `policy` is `never`.")
  }
}
