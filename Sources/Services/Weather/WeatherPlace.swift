internal import Shape
internal import Vocabulary

/// The place that the host's weather is about.
struct WeatherPlace: Record {
  let coordinates: Coordinates, name: Line?, timeZone: TimeZoneName?

  static let doc: StaticString =
    "The place that the weather is about. Of the places for which the host has weather, it is the one nearest to the requested coordinates."

  init<Answer: WeatherAnswer>(of answer: Answer) {
    coordinates = answer.coordinates
    name = answer.name
    timeZone = answer.timeZone
  }

  init<F: Fields<Self>>(_ field: inout F) {
    coordinates = field.embed(\.coordinates)
    name = field("name", \.name, "The host's name for the place. `null` if the host sent no name.")
    timeZone = field("timeZone", \.timeZone, TimeZoneName.fieldDoc)
  }
}
