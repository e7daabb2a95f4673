internal import Shape
internal import Vocabulary

/// A place that a type-ahead suggests, and that has no coordinates yet.
struct PlaceSuggestion: Record {
  let token: String, title: Line, subtitle: Line?

  static let doc: StaticString = "A place that the host suggests. places.resolve returns its coordinates."

  init<F: Fields<Self>>(_ field: inout F) {
    token = field(
      "token", \.token,
      "The token of the suggestion. Pass it to `places.resolve`. Its content has a meaning only for the host.",
      PlaceSuggestion.tokenLimit)
    title = field("title", \.title, "The text to show.", .length(1...200))
    subtitle = field(
      "subtitle", \.subtitle, "The text to show below the title, such as the region. `null` if there is no such text.",
      .length(1...200))
  }

  static let tokenLimit = Limit.length(1...2000)
}
