internal import Shape
internal import Vocabulary

/// A place that a type-ahead suggests, and that has no coordinates yet.
struct PlaceSuggestion: Record {
  let token: String, title: Line, subtitle: Line?

  static let doc: StaticString = "A place that the host suggests; places.resolve answers where it is."

  init<F: Fields<Self>>(_ field: inout F) {
    token = field("token", \.token, "What places.resolve takes: a text that the host alone understands.", PlaceSuggestion.tokenLimit)
    title = field("title", \.title, "What to show.", .length(1...200))
    subtitle = field("subtitle", \.subtitle, "What to show below the title, such as the region; null for nothing.", .length(1...200))
  }

  static let tokenLimit = Limit.length(1...2000)
}
