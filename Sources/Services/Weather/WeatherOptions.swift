internal import RPC
internal import Shape
internal import Vocabulary

/// The options of a request for the weather of a place.
struct WeatherOptions: Record {
  let scale: Scale?, maxAge: Int?, host: HostOptions

  static let doc: StaticString = "Options for the weather of a place."

  init<F: Fields<Self>>(_ field: inout F) {
    scale = field("scale", \.scale, "The scale of the temperatures; celsius if left out.")
    maxAge = field(
      "maxAge", \.maxAge,
      "The largest age of an answer in seconds; 900 if left out. An older answer is returned as stale, and renewed after the reply. With 0, or for an answer older than 24 hours, the host is asked before the reply.",
      .range(0...86_400))
    host = field.embed(\.host)
  }
}
