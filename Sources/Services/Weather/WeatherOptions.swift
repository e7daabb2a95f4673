internal import RPC
internal import Shape
internal import Vocabulary

/// How the weather of a place is wanted.
struct WeatherOptions: Record {
  let scale: Scale?, maxAge: Int?, host: HostOptions

  static let doc: StaticString = "How the weather of a place is wanted."

  init<F: Fields<Self>>(_ field: inout F) {
    scale = field("scale", \.scale, "The scale of the temperatures; celsius without it.")
    maxAge = field(
      "maxAge", \.maxAge,
      "How many seconds old an answer may be; 900 without it. An older one is answered, too, as stale, and renewed behind the answer; not with 0, and not after 24 hours.",
      .range(0...86_400))
    host = field.embed(\.host)
  }
}
