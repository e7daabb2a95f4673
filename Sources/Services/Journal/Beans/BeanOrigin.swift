internal import Shape
internal import Vocabulary

/// An origin of beans; a blend has several.
struct BeanOrigin: Record, Equatable {
  let country: CountryCode?, region: Line?, farm: Line?, producer: Line?, altitude: Int?, variety: Line?, process: BeanProcess?
  let share: Decimal?

  static let doc: StaticString = "An origin of beans; a blend has several."

  init<F: Fields<Self>>(_ field: inout F) {
    country = field("country", \.country, "The country of origin (ISO 3166-1 alpha-2).")
    region = field("region", \.region, "The region.", .length(1...200))
    farm = field("farm", \.farm, "The farm or the washing station.", .length(1...200))
    producer = field("producer", \.producer, "The producer.", .length(1...200))
    altitude = field("altitude", \.altitude, "The altitude in metres above the sea.", .range(-500...9000))
    variety = field("variety", \.variety, "The variety of the plant.", .length(1...200))
    process = field("process", \.process, "The process of these cherries, if it differs within a blend.")
    share = field("share", \.share, "The share of a blend, in percent.", .range(0...100))
  }
}
