internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.statistics.breakdown`: groups the brews by a dimension, such as the roaster, and returns one
/// figure for each group.
struct ShowBreakdown: AccountMethod {
  let measure: Measure, by: Dimension, filters: BrewFilter

  static let name: StaticString = "journal.statistics.breakdown"
  static let doc: StaticString =
    "Groups the brews by a dimension, such as the roaster, and returns one figure for each group. Drafts and archived brews are left out."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The figures, the group with the most brews first."
  static let examples = [
    Example("coffee by roaster", given: Example.brews, params: #"{"measure":"coffee","by":"roaster"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    measure = field("measure", \.measure, Measure.doc)
    by = field(
      "by", \.by,
      "The dimension to group by. A brew of beans from several countries counts for each of these countries.")
    filters = field("filters", \.filters, "The filters of brews. Without it, all brews count.")
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> FigurePoints {
    FigurePoints(
      points: try service.statistics.breakdown(measure, by: by, filters, try service.days.zone(), in: context))
  }
}
