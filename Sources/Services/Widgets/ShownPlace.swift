internal import Shape

/// The result of `widgets.place.get`.
struct ShownPlace: Record {
  let chosen: UUID?, place: TimelinePlace?, fallbacks: [Fallback], validUntil: Timestamp?

  static let doc: StaticString = "The place for widgets whose configuration names no place."

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
      "The reasons why another place than the chosen one is shown. Empty if the chosen place is shown.")
    validUntil = field(
      "validUntil", \.validUntil,
      "The time when this result changes without a request. `null` if the result does not change without a request.")
  }
}
