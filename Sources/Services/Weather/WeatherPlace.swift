internal import Shape
internal import Vocabulary

/// The place whose weather the host knows.
struct WeatherPlace: Record {
  let coordinates: Coordinates, name: Line?, timeZone: TimeZoneName?

  static let doc: StaticString = "The place of the weather: the nearest one that the host knows."

  init<Answer: WeatherAnswer>(of answer: Answer) {
    coordinates = answer.coordinates
    name = answer.name
    timeZone = answer.timeZone
  }

  init<F: Fields<Self>>(_ field: inout F) {
    coordinates = field.embed(\.coordinates)
    name = field("name", \.name, "The host's name for the place; null if it gives none.")
    timeZone = field("timeZone", \.timeZone, TimeZoneName.fieldDoc)
  }
}
