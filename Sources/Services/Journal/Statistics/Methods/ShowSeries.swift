internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.statistics.series`: returns one figure for each day, week, month or year with brews.
struct ShowSeries: AccountMethod {
  let measure: Measure, by: Period, filters: BrewFilter

  static let name: StaticString = "journal.statistics.series"
  static let doc: StaticString =
    "Returns one figure for each day, week, month or year with brews, for a chart. Drafts and archived brews are left out."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The figures of the periods that have brews, in the order of time."
  static let examples = [Example("brews by week", given: Example.brews, params: #"{"measure":"count","by":"week"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    measure = field("measure", \.measure, Measure.doc)
    by = field("by", \.by, "The period of the calendar that each figure covers.")
    filters = field(
      "filters", \.filters,
      "Filters for the brews: only brews that match all of them are counted. Without filters, all brews are counted.")
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> FigurePoints {
    FigurePoints(points: try service.statistics.series(measure, by: by, filters, try service.days.zone(), in: context))
  }
}
