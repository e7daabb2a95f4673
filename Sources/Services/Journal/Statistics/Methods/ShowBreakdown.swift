internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `journal.statistics.breakdown`
struct ShowBreakdown: AccountMethod {
  let measure: Measure, by: Dimension, filters: BrewFilter

  static let name: StaticString = "journal.statistics.breakdown"
  static let doc: StaticString = "Returns a figure for each value that brews share. Drafts and archived brews are left out."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The figure of each value, the value with most brews first."
  static let examples = [Example("coffee by roaster", given: Example.brews, params: #"{"measure":"coffee","by":"roaster"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    measure = field("measure", \.measure, Measure.doc)
    by = field("by", \.by, "The dimension that divides the brews. A brew of beans from several countries counts for each of them.")
    filters = field("filters", \.filters, "The filters of brews.")
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> FigurePoints {
    FigurePoints(points: try service.statistics.breakdown(measure, by: by, filters, try service.days.zone(), in: context))
  }
}
