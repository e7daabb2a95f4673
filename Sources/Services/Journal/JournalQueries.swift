internal import Storage

/// The queries of the journal.
struct JournalQueries {
  // References to a record.
  let brewsOfBean = StoreStatement("SELECT count(*) FROM {store}.brew_facts WHERE bean = ?")
  let notesOfBean = StoreStatement("SELECT count(*) FROM {store}.tastings WHERE bean = ? AND bean IS NOT NULL")
  let recipesOfBean = StoreStatement("SELECT count(*) FROM {store}.recipes WHERE bean = ? AND bean IS NOT NULL")
  let brewsWithPiece = StoreStatement("SELECT count(*) FROM {store}.brew_pieces WHERE piece = ?")
  let notesOfBrew = StoreStatement("SELECT id FROM {store}.tastings WHERE brew = ? AND brew IS NOT NULL ORDER BY id")

  // Parts of records.
  let descriptors = StoreStatement("SELECT descriptors FROM {store}.tastings WHERE row = ?")
  let brew = StoreStatement(
    "SELECT \(Table<Brew>.columns), row, \(JournalFigures.brewColumns) FROM {store}.brews b WHERE id = ?")
  let rowOfBrew = StoreStatement("SELECT row FROM {store}.brews WHERE id = ?")
  let pieceInRow = StoreStatement("SELECT id FROM {store}.equipment WHERE row = ?")
  let defaults = StoreStatement("SELECT id FROM {store}.equipment WHERE kind = ? AND isDefault = 1 ORDER BY id")

  // Queries for lists return the id, the sort key and the row, after the place of ?1 and ?2, at most ?3.
  let beans = BeanOrder.allCases.map(\.places)
  /// The filters are `?4` archived, `?5` kind and `?6` favourite.
  let equipment = StoreStatement(
    """
    SELECT id, 0, row FROM {store}.equipment
    WHERE ?1 = 0 AND id < ?2 AND archived = ?4 AND (?5 IS NULL OR kind = ?5) AND (?6 IS NULL OR favourite = ?6) ORDER BY id DESC LIMIT ?3
    """)
  /// The filters are `?4` archived, `?5` method, `?6` bean and `?7` favourite.
  let recipes = StoreStatement(
    """
    SELECT id, case_folded(name) AS key, row FROM {store}.recipes
    WHERE (case_folded(name) > ?1 OR case_folded(name) = ?1 AND id < ?2) AND archived = ?4 AND (?5 IS NULL OR method = ?5)
      AND (?6 IS NULL OR bean = ?6) AND (?7 IS NULL OR favourite = ?7)
    ORDER BY key, id DESC LIMIT ?3
    """)
  let tastings = JournalQueries.tastings("?4 IS NULL")
  let tastingsOfBrew = JournalQueries.tastings("brew = ?4 AND brew IS NOT NULL")
  let tastingsOfBean = JournalQueries.tastings("bean = ?4 AND bean IS NOT NULL")

  private static func tastings(_ condition: String) -> StoreStatement {
    StoreStatement(
      """
      SELECT id, at, row FROM {store}.tastings
      WHERE \(condition) AND (at, id) < (?1, ?2) AND (?5 IS NULL OR bean = ?5) ORDER BY at DESC, id DESC LIMIT ?3
      """)
  }

  /// The brew with the best rating. The filters are bound from `?1` on.
  let best = FilteredStatement {
    """
    SELECT f.brew FROM {store}.brew_facts f WHERE f.draft = 0 AND f.archived = 0 AND f.rating IS NOT NULL AND \($0)
    ORDER BY f.rating DESC, f.at DESC, f.brew DESC LIMIT 1
    """
  }
  let insightBrews = FilteredStatement(InsightBrew.query)
  /// The descriptors of the latest tasting notes about brews that pass the filters, and about their beans. The filters
  /// are bound from `?1` on.
  let insightNotes = FilteredStatement {
    """
    SELECT t.descriptors FROM {store}.tastings t LEFT JOIN {store}.brew_facts f ON f.brew = t.brew
    WHERE f.draft = 0 AND f.archived = 0 AND \($0)
      OR t.brew IS NULL AND (?3 IS NULL OR t.bean = ?3) AND ?4 IS NULL AND ?5 IS NULL AND ?6 IS NULL AND coalesce(?7, ?8, ?9, ?10) IS NULL
        AND (?1 IS NULL OR t.at >= ?1) AND (?2 IS NULL OR t.at < ?2)
    ORDER BY t.at DESC, t.id DESC LIMIT 1000
    """
  }
  let scoresOfBrew = StoreStatement(
    "SELECT scores FROM {store}.tastings WHERE brew = ? AND brew IS NOT NULL ORDER BY at DESC, id DESC LIMIT 1")
  /// The newest tasting notes of beans, and of their brews.
  let tastedOfBean = StoreStatement(
    """
    SELECT t.id FROM {store}.tastings t LEFT JOIN {store}.brew_facts f ON f.brew = t.brew
    WHERE t.bean = ?1 OR f.bean = ?1 ORDER BY t.at DESC, t.id DESC LIMIT 100
    """)
  /// The newest tasting notes of all beans of a roast level, and of their brews.
  let tastedOfRoast = StoreStatement(
    """
    SELECT t.id FROM {store}.tastings t LEFT JOIN {store}.brew_facts f ON f.brew = t.brew
    JOIN {store}.beans b ON b.id = coalesce(t.bean, f.bean)
    WHERE b.roastLevel = ?1 ORDER BY t.at DESC, t.id DESC LIMIT 100
    """)
  /// The descriptors of the latest tasting notes, and the flavours of all beans. Each is listed once.
  let descriptorsInUse = StoreStatement(
    """
    SELECT min(term) FROM (
      SELECT v.value AS term FROM (SELECT descriptors FROM {store}.tastings ORDER BY at DESC, id DESC LIMIT 1000) t,
        json_each(iif(json_valid(t.descriptors), t.descriptors, '[]')) v
      UNION ALL SELECT value FROM {store}.beans, json_each(iif(json_valid(flavours), flavours, '[]')))
    GROUP BY case_folded(term) ORDER BY case_folded(term)
    """)
}
