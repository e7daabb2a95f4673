internal import Shape

/// The result of `widgets.place.get`.
struct ShownPlace: Record {
  let chosen: UUID?, place: TimelinePlace?, fallbacks: [Fallback], validUntil: Timestamp?

  static let doc: StaticString = "The place for widgets that choose none themselves."

  init(_ plan: WidgetPlan) {
    chosen = plan.wanted
    place = plan.place
    fallbacks = plan.fallbacks
    validUntil = [plan.changesAt, plan.oldAt].compactMap { $0 }.min()
  }

  init<F: Fields<Self>>(_ field: inout F) {
    chosen = field("chosen", \.chosen, "The chosen place; null for the device's.")
    place = field("place", \.place, "The place that is shown; null if none is known.")
    fallbacks = field("fallbacks", \.fallbacks, "The reasons why another place than the chosen one is shown.")
    validUntil = field("validUntil", \.validUntil, "The time when the answer changes by itself; null for never.")
  }
}
