internal import Shape
internal import Vocabulary

/// A place that the host suggests while the user types, and whose coordinates are not known yet.
struct PlaceSuggestion: Record {
  let token: String, title: Line, subtitle: Line?

  static let doc: StaticString = "A place that the host suggests. places.resolve returns its coordinates."

  init<F: Fields<Self>>(_ field: inout F) {
    token = field(
      "token", \.token,
      "The token of the suggestion. Pass it to `places.resolve`. Only the host knows the meaning of its content.",
      PlaceSuggestion.tokenLimit)
    title = field(
      "title", \.title, "The suggestion's first line of text, such as the name of the place.", .length(1...200))
    subtitle = field(
      "subtitle", \.subtitle,
      "The suggestion's second line of text, such as the region. `null` if there is no second line.",
      .length(1...200))
  }

  static let tokenLimit = Limit.length(1...2000)
}
