internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.statistics.overview`: returns figures of all brews together.
struct ShowOverview: AccountMethod {
  let filters: BrewFilter

  static let name: StaticString = "journal.statistics.overview"
  static let doc: StaticString =
    "Returns figures of all brews together, such as their number, the used coffee and the mean rating. Drafts and archived brews are left out."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The figures of the brews that match the filters."
  static let examples = [
    Example("of a month", given: Example.brews, params: #"{"filters":{"from":"2025-12-01","to":"2025-12-31"}}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    filters = field(
      "filters", \.filters,
      "Filters for the brews: only brews that match all of them are counted. Without filters, all brews are counted.")
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> JournalOverview {
    let zone = try service.days.zone()
    return try service.statistics.overview(filters, today: zone.day(of: context.now), zone, in: context)
  }
}
