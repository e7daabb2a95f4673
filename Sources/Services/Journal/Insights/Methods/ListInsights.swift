internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.insights.list`: lists the insights from the latest 1,000 brews that fit the filters: one insight
/// of each kind.
struct ListInsights: AccountMethod {
  let filters: BrewFilter

  static let name: StaticString = "journal.insights.list"
  static let doc: StaticString =
    "Lists the insights from the latest 1,000 brews that fit the filters: one insight of each kind."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The insights, in the order of their kinds."
  static let examples = [Example("of a method", given: Example.brews, params: #"{"filters":{"method":"pourOver"}}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    filters = field("filters", \.filters, "The filters of brews. Without it, all brews count.")
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> Insights {
    Insights(insights: try service.insights(filters, in: context))
  }
}

/// The insights of a journal.
struct Insights: Record {
  let insights: [Insight]

  static let doc: StaticString = "The insights of a journal."
}

extension Insights {
  init<F: Fields<Self>>(_ field: inout F) {
    insights = field("insights", \.insights, "The insights, one of each kind.")
  }
}
