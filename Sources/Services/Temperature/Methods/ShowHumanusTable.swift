internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// The method `temperature.table`: returns the table that defines the Humanus scale: its id, its origin, and its knots.
struct ShowHumanusTable: UnscopedMethod {
  static let name: StaticString = "temperature.table"
  static let doc: StaticString =
    "Returns the table that defines the Humanus scale: its id, its origin, and its knots. A knot is a pair of temperatures, one in degrees Celsius and one in Humanus."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The table that the core uses."
  static let examples = [Example("the table in use", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Temperature, in context: UnscopedContext) throws(Failure) -> HumanusTableDescription {
    HumanusTableDescription(service.table)
  }
}

/// A table of the Humanus scale.
struct HumanusTableDescription: Record {
  let id: String, provenance: String, knots: [HumanusKnot]

  static let doc: StaticString = "A table of the Humanus scale."
  static let recordName = "HumanusTable"

  init(_ table: HumanusTable) {
    id = table.id
    provenance = table.provenance
    knots = table.knots.map { HumanusKnot(celsius: Degrees(nano: $0.celsius), humanus: Degrees(nano: $0.humanus)) }
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the table: the name of its file without the extension.")
    provenance = field("provenance", \.provenance, "The origin of the table, and its limits.")
    knots = field(
      "knots", \.knots,
      "The 122 knots of the table: points between which the scale is linear. Both members increase from each knot to the next.",
      .count(122...122))
  }
}

/// One knot of the Humanus table: the same temperature in degrees Celsius and in Humanus.
struct HumanusKnot: Record {
  let celsius: Degrees, humanus: Degrees

  static let doc: StaticString =
    "One knot of the Humanus table: the same temperature in degrees Celsius and in Humanus."
}

extension HumanusKnot {
  init<F: Fields<Self>>(_ field: inout F) {
    celsius = field("celsius", \.celsius, "The temperature in degrees Celsius.")
    humanus = field("humanus", \.humanus, "The same temperature on the Humanus scale.")
  }
}
