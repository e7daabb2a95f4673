internal import Ports
internal import RPC
internal import Shape
internal import Vocabulary

/// The content of a widget for the next hours.
struct Timeline: Record {
  let wanted: UUID?, place: TimelinePlace?, scale: Scale, entries: [TimelineEntry], fallbacks: [Fallback],
    refresh: TimelineRefresh
  let source: Freshness, age: Int?, more: UnknownMembers?

  static let doc: StaticString = "The content of a widget for the next hours, and the reason for each fallback."
}

extension Timeline {
  init<F: Fields<Self>>(_ field: inout F) {
    wanted = field(
      "wanted", \.wanted,
      "The id of the place that the widget's configuration asks for, or of the place chosen for all widgets. `null` for the device's place."
    )
    place = field("place", \.place, "The place that the widget shows. `null` if no place is known.")
    scale = field("scale", \.scale, "The scale of the temperatures.")
    entries = field(
      "entries", \.entries, "The hours that have not ended, in order of time. Empty if no weather is known.")
    fallbacks = field(
      "fallbacks", \.fallbacks,
      "The reasons why the widget shows less, or another place, than its configuration asks for. Empty if there is no such reason."
    )
    refresh = field("refresh", \.refresh, "The time at which the widget should request the timeline again.")
    source = field("source", \.source, Freshness.fieldDoc)
    age = field("age", \.age, Freshness.ageDoc)
    more = field("more", \.more, UnknownMembers.fieldDoc)
  }
}
