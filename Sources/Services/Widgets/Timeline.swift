internal import Ports
internal import RPC
internal import Shape
internal import Vocabulary

/// What a widget shows in the next hours.
struct Timeline: Record {
  let wanted: UUID?, place: TimelinePlace?, scale: Scale, entries: [TimelineEntry], fallbacks: [Fallback], refresh: TimelineRefresh
  let source: Freshness, age: Int?, more: Members?

  static let doc: StaticString = "What a widget shows in the next hours, and why it is not what it should be."
}

extension Timeline {
  init<F: Fields<Self>>(_ field: inout F) {
    wanted = field("wanted", \.wanted, "The place that is wanted; null for the device's.")
    place = field("place", \.place, "The place that is shown; null where none is known.")
    scale = field("scale", \.scale, "The scale of the temperatures.")
    entries = field("entries", \.entries, "Hours that have not ended, in their order; none where nothing is known.")
    fallbacks = field("fallbacks", \.fallbacks, "Why it is not what it should be, one by one; none when it is.")
    refresh = field("refresh", \.refresh, "When it is worth asking again.")
    source = field("source", \.source, Freshness.fieldDoc)
    age = field("age", \.age, Freshness.ageDoc)
    more = field("more", \.more, Members.fieldDoc)
  }
}
