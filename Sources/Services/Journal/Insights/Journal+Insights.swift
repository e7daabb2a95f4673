internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Vocabulary

/// Computes insights from the account's brews.
extension Journal {
  /// Returns the insights, one of each kind, from the brews that match the filters.
  func insights(_ filter: BrewFilter, in context: Context) throws(Failure) -> [Insight] {
    let zone = try days.zone()
    let brews = try insightBrews(filter, zone, in: context)
    let notes = try stores.all(
      queries.insightNotes[filter], in: context.partition.store, { filter.bind(to: &$0, zone) },
      { $0.next([Tag].self).map(\.line.text) })
    return BrewInsights(brews: brews, notes: notes, today: zone.day(of: context.now)).all
  }

  /// Returns the latest brews that match the filters, newest first.
  func insightBrews(_ filter: BrewFilter, _ zone: JournalZone, in context: Context) throws(Failure) -> [InsightBrew] {
    var brews = try stores.all(
      queries.insightBrews[filter], in: context.partition.store, { filter.bind(to: &$0, zone) },
      { InsightBrew(&$0, zone) })
    for index in brews.indices {
      guard let bean = brews[index].bean else { continue }
      brews[index].age = try figures.known(ID(bean), in: context)?.facts.age?.days(on: brews[index].day)
    }
    return brews
  }
}
