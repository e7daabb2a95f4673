internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `widgets.entities.matching`
struct MatchEntities: AccountMethod {
  let text: Line, limit: Int?

  static let name: StaticString = "widgets.entities.matching"
  static let doc: StaticString =
    "Answers the known places in whose names each word of a text begins a word, whatever its case and accents; the recents first."
  static let effect = Effect.read

  static let resultDoc: StaticString = "The places."

  static let examples = [
    Example(
      "the beginning of a name",
      given: Given.berlin, params: #"{"text":"ber"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "What was typed.", .length(1...100))
    limit = field("limit", \.limit, "How many at most; 20 without it.", .range(1...50))
  }

  func call(on service: Widgets, in context: Context) throws(Failure) -> PlaceList {
    PlaceList(places: try service.registry.matching(text.text, limit: limit ?? 20))
  }
}
