internal import Shape

/// The place that a widget shows, and why it may change.
struct WidgetPlan {
  let wanted: UUID?
  var place: TimelinePlace?
  var fallbacks: [Fallback] = []
  /// The instant at which the place may change, because an entitlement ends; `nil` for never.
  var changesAt: Timestamp?

  /// The instant at which the device's place becomes old; `nil` if it is old already, or another place is shown.
  var oldAt: Timestamp?

  /// A Boolean value that indicates whether the host is asked for the name of the device's place.
  var isNameAsked = false

  init(wanted: UUID?) { self.wanted = wanted }
}
