internal import Storage

/// The queries of the journal, except those for figures and statistics.
struct JournalQueries {
  // The records that refer to beans, equipment or a brew.
  let brewsOfBean = StoreStatement("SELECT count(*) FROM {store}.brew_facts WHERE bean = ?")
  let notesOfBean = StoreStatement("SELECT count(*) FROM {store}.tastings WHERE bean = ? AND bean IS NOT NULL")
  let recipesOfBean = StoreStatement("SELECT count(*) FROM {store}.recipes WHERE bean = ? AND bean IS NOT NULL")
  let brewsWithPiece = StoreStatement("SELECT count(*) FROM {store}.brew_pieces WHERE piece = ?")
  let notesOfBrew = StoreStatement("SELECT id FROM {store}.tastings WHERE brew = ? AND brew IS NOT NULL ORDER BY id")

  // Single members or rows of a record.
  let descriptors = StoreStatement("SELECT descriptors FROM {store}.tastings WHERE row = ?")
  let brew = StoreStatement(
    "SELECT \(Table<Brew>.columns), row, \(JournalFigures.brewColumns) FROM {store}.brews b WHERE id = ?")
  let rowOfBrew = StoreStatement("SELECT row FROM {store}.brews WHERE id = ?")
  let pieceInRow = StoreStatement("SELECT id FROM {store}.equipment WHERE row = ?")
  let defaults = StoreStatement("SELECT id FROM {store}.equipment WHERE kind = ? AND isDefault = 1 ORDER BY id")

  // Each query of a list returns the id, the sort key and the row of at most ?3 records. The page begins after the
  // record with the sort key ?1 and the id ?2.
  let beans = BeanOrder.allCases.map(\.places)
  /// Filters: whether the piece is archived (?4), its kind (?5), and whether it is a favourite (?6).
  let equipment = StoreStatement(
    """
    SELECT id, 0, row FROM {store}.equipment
    WHERE ?1 = 0 AND id < ?2 AND archived = ?4 AND (?5 IS NULL OR kind = ?5) AND (?6 IS NULL OR favourite = ?6) ORDER BY id DESC LIMIT ?3
    """)
  /// Filters: whether the recipe is archived (?4), its method (?5), its beans (?6), and whether it is a favourite (?7).
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

  /// The id of the brew with the best rating that passes the filters, whose parameters begin with ?1.
  let best = FilteredStatement {
    """
    SELECT f.brew FROM {store}.brew_facts f WHERE f.draft = 0 AND f.archived = 0 AND f.rating IS NOT NULL AND \($0)
    ORDER BY f.rating DESC, f.at DESC, f.brew DESC LIMIT 1
    """
  }
  let insightBrews = FilteredStatement(InsightBrew.query)
  /// The flavour terms of the latest tasting notes about brews that pass the filters, or about beans. The parameters of
  /// the filters begin with ?1.
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
  /// The ids of the latest tasting notes about the given beans, or about brews of these beans.
  let tastedOfBean = StoreStatement(
    """
    SELECT t.id FROM {store}.tastings t LEFT JOIN {store}.brew_facts f ON f.brew = t.brew
    WHERE t.bean = ?1 OR f.bean = ?1 ORDER BY t.at DESC, t.id DESC LIMIT 100
    """)
  /// The ids of the latest tasting notes about beans with a roast level, or about brews of such beans.
  let tastedOfRoast = StoreStatement(
    """
    SELECT t.id FROM {store}.tastings t LEFT JOIN {store}.brew_facts f ON f.brew = t.brew
    JOIN {store}.beans b ON b.id = coalesce(t.bean, f.bean)
    WHERE b.roastLevel = ?1 ORDER BY t.at DESC, t.id DESC LIMIT 100
    """)
  /// The flavour terms of the latest tasting notes, and the flavours of all beans. Each term is returned once.
  let descriptorsInUse = StoreStatement(
    """
    SELECT min(term) FROM (
      SELECT v.value AS term FROM (SELECT descriptors FROM {store}.tastings ORDER BY at DESC, id DESC LIMIT 1000) t,
        json_each(iif(json_valid(t.descriptors), t.descriptors, '[]')) v
      UNION ALL SELECT value FROM {store}.beans, json_each(iif(json_valid(flavours), flavours, '[]')))
    GROUP BY case_folded(term) ORDER BY case_folded(term)
    """)
}
