internal import RPC
internal import Shape
internal import Vocabulary

/// The options of a request for the weather of a place.
struct WeatherOptions: Record {
  let scale: Scale?, maxAge: Int?, host: HostOptions

  static let doc: StaticString =
    "Options of a request for weather: the scale, the allowed age, and the options of the request to the host."

  init<F: Fields<Self>>(_ field: inout F) {
    scale = field("scale", \.scale, "The scale of the temperatures in the result. Default: `celsius`.")
    maxAge = field(
      "maxAge", \.maxAge,
      "The largest age of a stored answer, in seconds. Default: 900. An older answer is returned with `stale: true`, and renewed after the reply. If `maxAge` is 0, or if the answer is older than 24 hours, the core asks the host before the reply.",
      .range(0...86_400))
    host = field.embed(\.host)
  }
}
