internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Vocabulary

/// The members of a brew from which insights are computed.
struct InsightBrew {
  let id: UUID, at: Timestamp, day: Day, bean: UUID?, grinder: UUID?, recipe: UUID?, method: BrewMethod?
  let dose: Decimal?, rating: Decimal?, time: Decimal?, temperature: Decimal?, grindSetting: Decimal?, ratio: Decimal?
  let extraction: Decimal?
  /// The age of the beans on the day of the brew, in whole days.
  var age: Int?

  init(_ row: inout RowSource, _ zone: JournalZone) {
    (id, at, bean, grinder, recipe) = (row.next(), row.next(), UUID(bytes: row.nextBlob()), row.next(), row.next())
    method = BrewMethod(rawValue: row.next(String.self))
    (dose, rating, time, temperature) = (row.next(), row.next(), row.next(), row.next())
    (grindSetting, ratio, extraction) = (row.next(), row.next(), row.next())
    day = zone.day(of: at)
  }

  /// Returns the query of the brews from which insights are computed: the latest 1000 that meet the condition, newest
  /// first.
  static func query(_ condition: String) -> String {
    """
    SELECT f.brew, f.at, f.bean, f.grinder, f.recipe, f.method, f.dose, f.rating, f.time, f.temperature, f.grindSetting, f.ratio, f.extraction
    FROM {store}.brew_facts f WHERE f.draft = 0 AND f.archived = 0 AND \(condition) ORDER BY f.at DESC, f.brew DESC LIMIT \(most)
    """
  }
  private static let most = 1000
}
