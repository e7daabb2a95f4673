internal import Shape

/// The place that a widget shows, the reasons if it is not the requested place, and the times at which that may change.
struct WidgetPlan {
  let wanted: UUID?
  var place: TimelinePlace?
  var fallbacks: [Fallback] = []
  /// The time at which the place may change, because an entitlement ends; `nil` for never.
  var changesAt: Timestamp?

  /// The time at which the device's place becomes too old; `nil` if it is too old already, or if another place is
  /// shown.
  var oldAt: Timestamp?

  /// A Boolean value that indicates whether the host was asked for the name of the device's place.
  var isNameAsked = false

  init(wanted: UUID?) { self.wanted = wanted }
}
