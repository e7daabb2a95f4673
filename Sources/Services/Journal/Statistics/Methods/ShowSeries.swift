internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `journal.statistics.series`
struct ShowSeries: AccountMethod {
  let measure: Measure, by: Period, filters: BrewFilter

  static let name: StaticString = "journal.statistics.series"
  static let doc: StaticString = "Returns a figure over time. Drafts and archived brews are left out."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The figure of each span that has brews, in order."
  static let examples = [Example("brews by week", given: Example.brews, params: #"{"measure":"count","by":"week"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    measure = field("measure", \.measure, Measure.doc)
    by = field("by", \.by, "The span of each figure.")
    filters = field("filters", \.filters, "The filters of brews.")
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> FigurePoints {
    FigurePoints(points: try service.statistics.series(measure, by: by, filters, try service.days.zone(), in: context))
  }
}
