internal import Shape

/// What `widgets.place.get` answers.
struct ShownPlace: Record {
  let chosen: UUID?, place: TimelinePlace?, fallbacks: [Fallback], validUntil: Timestamp?

  static let doc: StaticString = "Which place is shown by widgets that choose none themselves."

  init(_ plan: WidgetPlan) {
    chosen = plan.wanted
    place = plan.place
    fallbacks = plan.fallbacks
    validUntil = [plan.changesAt, plan.oldAt].compactMap { $0 }.min()
  }

  init<F: Fields<Self>>(_ field: inout F) {
    chosen = field("chosen", \.chosen, "The place that was chosen; null for the device's.")
    place = field("place", \.place, "The place that is shown; null where none is known.")
    fallbacks = field("fallbacks", \.fallbacks, "Why another one is shown than was chosen.")
    validUntil = field("validUntil", \.validUntil, "When time alone changes the answer; null for never.")
  }
}
