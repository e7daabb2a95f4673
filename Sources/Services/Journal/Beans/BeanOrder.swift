internal import Shape
internal import Storage

/// The orders in which beans can be listed.
enum BeanOrder: String, Choice {
  case newest, name, roastDate, rating, remaining

  static let spellings = Spellings<BeanOrder>()

  static let doc: StaticString =
    "The order of the list. newest: the newest records first. name: from A to Z. roastDate: the latest roasts first. rating: the best ratings first. remaining: the largest remaining weights first. Default: `newest`."

  /// The SQL of the sort key, in ascending order. Beans with equal keys are listed with the newest first.
  private var key: String {
    switch self {
    case .newest: "0"
    case .name: "case_folded(n.name)"
    case .roastDate: "coalesce(-CAST(julianday(n.roastDate) AS INTEGER), 0)"
    case .rating: "coalesce(-n.rating, 1)"
    case .remaining: "coalesce(-(n.weight - n.withdrawn - coalesce(u.dose, 0)), 9223372036854775807)"
    }
  }

  /// The query for a page of a list in this order. The filters are the parameters `?4` archived, `?5` finished, `?6`
  /// favourite, `?7` roaster, `?8` country, `?9` process and `?10` roast level.
  var places: StoreStatement {
    StoreStatement(
      """
      SELECT id, key, row FROM (
        SELECT n.id AS id, \(key) AS key, n.row AS row FROM {store}.beans n LEFT JOIN {store}.bean_use u ON u.bean = n.id
        WHERE n.archived = ?4 AND (?5 IS NULL OR n.finished = ?5) AND (?6 IS NULL OR n.favourite = ?6)
          AND (?7 IS NULL OR case_folded(n.roaster) = ?7) AND (?8 IS NULL OR EXISTS (
            SELECT 1 FROM json_each(iif(json_valid(n.origins), n.origins, '[]')) o WHERE json_extract(o.value, '$.country') = ?8))
          AND (?9 IS NULL OR n.process = ?9) AND (?10 IS NULL OR n.roastLevel = ?10))
      WHERE key > ?1 OR key = ?1 AND id < ?2 ORDER BY key, id DESC LIMIT ?3
      """)
  }
}
