internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.statistics.overview`: returns the figures of the journal as a whole.
struct ShowOverview: AccountMethod {
  let filters: BrewFilter

  static let name: StaticString = "journal.statistics.overview"
  static let doc: StaticString =
    "Returns the figures of the journal as a whole. Drafts and archived brews are left out."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The figures."
  static let examples = [
    Example("of a month", given: Example.brews, params: #"{"filters":{"from":"2025-12-01","to":"2025-12-31"}}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    filters = field("filters", \.filters, "The filters of brews. Without it, all brews count.")
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> JournalOverview {
    let zone = try service.days.zone()
    return try service.statistics.overview(filters, today: zone.day(of: context.now), zone, in: context)
  }
}
