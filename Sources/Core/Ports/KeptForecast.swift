public import Shape
public import Vocabulary

/// The host's newest answer about the weather of the next hours at a place.
public struct KeptForecast: Record {
  public let coordinates: Coordinates, fetchedAt: Timestamp, answer: UnknownMembers, failure: RefreshFailure?

  public static let doc: StaticString = "The host's newest hourly forecast for a place."

  public init(coordinates: Coordinates, fetchedAt: Timestamp, answer: UnknownMembers, failure: RefreshFailure?) {
    self.coordinates = coordinates
    self.fetchedAt = fetchedAt
    self.answer = answer
    self.failure = failure
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    coordinates = Coordinates(
      latitude: field(
        "latitude", \.coordinates.latitude,
        "The latitude in degrees, positive north of the equator, rounded to three decimals."),
      longitude: field(
        "longitude", \.coordinates.longitude,
        "The longitude in degrees, positive east of Greenwich, rounded to three decimals."))
    fetchedAt = field("fetchedAt", \.fetchedAt, "The time when the forecast arrived.")
    answer = field("answer", \.answer, "The host's answer to `host.weather.hourly`, unchanged.")
    failure = field("failure", \.failure, "The reason why a later refresh failed. `null` if no later refresh failed.")
  }
}
