internal import Shape

/// Which place a widget shows.
struct WidgetPlan {
  let wanted: UUID?
  var place: TimelinePlace?
  var fallbacks: [Fallback] = []
  /// When it may be another one, as what was bought ends.
  var changesAt: Timestamp?

  init(wanted: UUID?) { self.wanted = wanted }
}
