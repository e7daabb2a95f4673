internal import Shape

/// Which place a widget shows.
struct WidgetPlan {
  let wanted: UUID?
  var place: TimelinePlace?
  var fallbacks: [Fallback] = []
  /// When it may be another one, as what was bought ends.
  var changesAt: Timestamp?

  /// When the device's place will be old; nil where it is already, or another one is shown.
  var oldAt: Timestamp?

  /// Whether the host is asked what the device's place is called.
  var isNameAsked = false

  init(wanted: UUID?) { self.wanted = wanted }
}
