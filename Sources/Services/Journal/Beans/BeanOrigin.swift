internal import Shape
internal import Vocabulary

/// An origin of beans; a blend has several.
struct BeanOrigin: Record, Equatable {
  let country: CountryCode?, region: Line?, farm: Line?, producer: Line?, altitude: Int?, variety: Line?,
    process: BeanProcess?
  let share: Decimal?

  static let doc: StaticString = "An origin of beans. A blend has several origins."

  init<F: Fields<Self>>(_ field: inout F) {
    country = field("country", \.country, "The country of origin, as a code of two letters (ISO 3166-1 alpha-2).")
    region = field("region", \.region, "The region within the country.", .length(1...200))
    farm = field("farm", \.farm, "The farm or the washing station.", .length(1...200))
    producer = field("producer", \.producer, "The name of the producer.", .length(1...200))
    altitude = field(
      "altitude", \.altitude, "The altitude of the farm, in metres above sea level.", .range(-500...9000))
    variety = field("variety", \.variety, "The variety of the coffee plant.", .length(1...200))
    process = field(
      "process", \.process,
      "The process of the cherries from this origin. Used if the origins of a blend differ in it.")
    share = field("share", \.share, "The share of this origin in a blend, in percent.", .range(0...100))
  }
}
