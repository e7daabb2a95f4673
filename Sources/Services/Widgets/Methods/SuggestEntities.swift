internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `widgets.entities.suggested`: returns the places to offer before the user types: the device's place and
/// the recent places.
struct SuggestEntities: AccountMethod {

  static let name: StaticString = "widgets.entities.suggested"
  static let doc: StaticString =
    "Returns the places to offer to the user before the user types: the device's place and the recent places."
  static let effect = Effect.read

  static let resultDoc: StaticString = "The device's place, and the recent places."

  static let examples = [
    Example(
      "after a place was used",
      given: Example.berlin, params: "{}")
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Widgets, in context: Context) throws(Failure) -> SuggestedPlaces {
    SuggestedPlaces(
      device: try service.dependencies.appGroup.devicePlace(), places: try service.recents.list().map(\.place))
  }
}

/// The places to offer, as `widgets.entities.suggested` returns them.
struct SuggestedPlaces: Record {
  let device: DevicePlace?, places: [WidgetPlace]

  static let doc: StaticString = "The places to offer before the user types: the device's place and the recent places."
}

extension SuggestedPlaces {
  init<F: Fields<Self>>(_ field: inout F) {
    device = field("device", \.device, "The place of the device. `null` if the place is not known yet.")
    places = field("places", \.places, "The recent places, newest first.")
  }
}
