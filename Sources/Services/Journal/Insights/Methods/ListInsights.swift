internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.insights.list`: returns one insight of each kind from the latest brews.
struct ListInsights: AccountMethod {
  let filters: BrewFilter

  static let name: StaticString = "journal.insights.list"
  static let doc: StaticString =
    "Returns one insight of each kind, such as the best parameters or the trend of the ratings, from the latest 1,000 brews that match the filters."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The insights, one of each kind, in the order of their kinds."
  static let examples = [Example("of a method", given: Example.brews, params: #"{"filters":{"method":"pourOver"}}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    filters = field(
      "filters", \.filters,
      "Filters for the brews: only brews that match all of them are examined. Without filters, all brews are examined.")
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> Insights {
    Insights(insights: try service.insights(filters, in: context))
  }
}

/// The result of `journal.insights.list`: one insight of each kind.
struct Insights: Record {
  let insights: [Insight]

  static let doc: StaticString = "The insights of the journal, one of each kind."
}

extension Insights {
  init<F: Fields<Self>>(_ field: inout F) {
    insights = field("insights", \.insights, "The insights, one of each kind.")
  }
}
