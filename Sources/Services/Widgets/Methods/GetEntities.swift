internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `widgets.entities.get`: returns the places with the given ids, in the order of the ids.
struct GetEntities: AccountMethod {
  let ids: [UUID]

  static let name: StaticString = "widgets.entities.get"
  static let doc: StaticString =
    "Returns the places with the given ids, in the order of the ids. Use this method to show the places in the configurations of widgets. Unknown ids are ignored."
  static let effect = Effect.read

  static let resultDoc: StaticString = "The places."

  static let examples = [
    Example(
      "a known place",
      given: Example.berlin, params: #"{"ids":["{{0.id}}"]}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    ids = field("ids", \.ids, "The ids of places, from the configurations of widgets.", .count(0...1000))
  }

  func call(on service: Widgets, in context: Context) throws(Failure) -> PlaceList {
    PlaceList(places: try service.entities(ids))
  }
}
