internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `widgets.entities.matching`: searches the places that the user could choose for widgets, by name.
struct MatchEntities: AccountMethod {
  let text: Line, limit: Int?

  static let name: StaticString = "widgets.entities.matching"
  static let doc: StaticString =
    "Searches the places that the user could choose for widgets, by name. Each word of the text must begin a word of the place's name. Case and accents do not matter. Recent places come first."
  static let effect = Effect.read

  static let resultDoc: StaticString = "The places."

  static let examples = [
    Example(
      "the beginning of a name",
      given: Example.berlin, params: #"{"text":"ber"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "The text that the user has typed.", .length(1...100))
    limit = field("limit", \.limit, "The largest number of entities to return. Default: 20.", .range(1...50))
  }

  func call(on service: Widgets, in context: Context) throws(Failure) -> PlaceList {
    PlaceList(places: try service.registry.matching(text.text, limit: limit ?? 20))
  }
}
