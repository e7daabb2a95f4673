internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.statistics.breakdown`: returns one figure for each group of brews, such as those of a roaster.
struct ShowBreakdown: AccountMethod {
  let measure: Measure, by: Dimension, filters: BrewFilter

  static let name: StaticString = "journal.statistics.breakdown"
  static let doc: StaticString =
    "Groups the brews by a dimension, such as the roaster, and returns one figure for each group. Drafts and archived brews are left out."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The figures, one for each group. The group with the most brews comes first."
  static let examples = [
    Example("coffee by roaster", given: Example.brews, params: #"{"measure":"coffee","by":"roaster"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    measure = field("measure", \.measure, Measure.doc)
    by = field(
      "by", \.by,
      "The dimension by which brews are grouped. A brew of beans from several countries counts for each of these countries."
    )
    filters = field(
      "filters", \.filters,
      "Filters for the brews: only brews that match all of them are counted. Without filters, all brews are counted.")
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> FigurePoints {
    FigurePoints(
      points: try service.statistics.breakdown(measure, by: by, filters, try service.days.zone(), in: context))
  }
}
