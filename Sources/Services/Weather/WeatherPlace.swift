internal import Shape
internal import Vocabulary

/// The place to which the host's weather refers.
struct WeatherPlace: Record {
  let coordinates: Coordinates, name: Line?, timeZone: TimeZoneName?

  static let doc: StaticString =
    "The place of the weather: the place nearest to the request for which the host has weather."

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
