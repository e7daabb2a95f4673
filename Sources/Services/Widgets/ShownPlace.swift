internal import Shape

/// The place for widgets without a place of their own, as `widgets.place.get` returns it.
struct ShownPlace: Record {
  let chosen: UUID?, place: TimelinePlace?, fallbacks: [Fallback], validUntil: Timestamp?

  static let doc: StaticString = "The place that widgets show if their configuration names no place."

  init(_ plan: WidgetPlan) {
    chosen = plan.wanted
    place = plan.place
    fallbacks = plan.fallbacks
    validUntil = [plan.changesAt, plan.oldAt].compactMap { $0 }.min()
  }

  init<F: Fields<Self>>(_ field: inout F) {
    chosen = field("chosen", \.chosen, "The id of the chosen place. `null` if the device's place is chosen.")
    place = field("place", \.place, "The place that these widgets show. `null` if no place is known.")
    fallbacks = field(
      "fallbacks", \.fallbacks,
      "The reasons why these widgets show another place than the chosen one. Empty if they show the chosen place.")
    validUntil = field(
      "validUntil", \.validUntil,
      "The next time when this result may change only because time passes: a purchase ends, or the device's place becomes old. `null` if there is no such time."
    )
  }
}
