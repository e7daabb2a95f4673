internal import Shape

/// The choice of the place that a widget shows.
struct WidgetPlan {
  let wanted: UUID?
  var place: TimelinePlace?
  var fallbacks: [Fallback] = []
  /// The instant at which it may become another one, as an entitlement ends.
  var changesAt: Timestamp?

  /// The instant at which the device's place becomes old; `nil` if it is old already, or another place is shown.
  var oldAt: Timestamp?

  /// A Boolean value that indicates whether the host is asked for the name of the device's place.
  var isNameAsked = false

  init(wanted: UUID?) { self.wanted = wanted }
}
