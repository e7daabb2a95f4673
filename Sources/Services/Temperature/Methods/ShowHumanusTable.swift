internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// `temperature.table`
struct ShowHumanusTable: UnscopedMethod {
  static let name: StaticString = "temperature.table"
  static let doc: StaticString = "Answers the table of the Humanus scale: its id, where it comes from, and its knots."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The table in use."
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
    id = field("id", \.id, "What names the table.")
    provenance = field("provenance", \.provenance, "Where the table comes from, and what to know before relying on it.")
    knots = field("knots", \.knots, "The points between which the scale is linear; both members increase strictly.", .count(122...122))
  }
}

/// One point of the Humanus scale.
struct HumanusKnot: Record {
  let celsius: Degrees, humanus: Degrees

  static let doc: StaticString = "One point of the Humanus scale."

  init(celsius: Degrees, humanus: Degrees) {
    self.celsius = celsius
    self.humanus = humanus
  }

  init<F: Fields<Self>>(_ field: inout F) {
    celsius = field("celsius", \.celsius, "In degrees Celsius.")
    humanus = field("humanus", \.humanus, "In Humanus.")
  }
}
