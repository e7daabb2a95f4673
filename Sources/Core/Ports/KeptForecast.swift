public import Shape
public import Vocabulary

/// The newest that the host has said of the weather of the next hours at a place.
public struct KeptForecast: Record {
  public let coordinates: Coordinates, fetchedAt: Timestamp, answer: Members, failure: RefreshFailure?

  public static let doc: StaticString = "The newest that the host has said of the weather of the next hours at a place."

  public init(coordinates: Coordinates, fetchedAt: Timestamp, answer: Members, failure: RefreshFailure?) {
    self.coordinates = coordinates
    self.fetchedAt = fetchedAt
    self.answer = answer
    self.failure = failure
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    coordinates = Coordinates(
      latitude: field("latitude", \.coordinates.latitude, "In degrees, north of the equator; rounded to three decimals."),
      longitude: field("longitude", \.coordinates.longitude, "In degrees, east of Greenwich; rounded to three decimals."))
    fetchedAt = field("fetchedAt", \.fetchedAt, "When the host said it.")
    answer = field("answer", \.answer, "What the host said: its answer to host.weather.hourly.")
    failure = field("failure", \.failure, "Why a newer one could not be had since; null where it was not, or could be.")
  }
}
