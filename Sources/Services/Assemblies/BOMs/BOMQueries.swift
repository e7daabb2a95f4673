internal import Storage

/// The queries of bills of materials. The table `bom_lines` contains their lines as rows, computed from the records.
struct BOMQueries {

  /// The active bill of materials of an item. If two devices have activated different ones before they synced, both are
  /// active until sync has resolved the conflict. Until then, the one with the lowest id is used.
  let active = StoreStatement(
    "SELECT \(Table<BOM>.columns) FROM {store}.boms WHERE item = ? AND active = 1 AND row BETWEEN ? AND ? ORDER BY id LIMIT 1"
  )
  let allOfItem = StoreStatement(
    "SELECT \(Table<BOM>.columns) FROM {store}.boms WHERE item = ? AND row BETWEEN ? AND ? ORDER BY row")
  let othersActive = StoreStatement(
    "SELECT id FROM {store}.boms WHERE item = ? AND active = 1 AND id <> ? AND row BETWEEN ? AND ? ORDER BY id")
  let buildsOf = StoreStatement("SELECT count(*) FROM {store}.builds WHERE bom = ? AND row BETWEEN ? AND ?")
  let remove = StoreStatement("DELETE FROM {store}.bom_lines WHERE company = ? AND bom = ?")
  let insert = RowsStatement(columns: 11) { values in
    """
    INSERT OR REPLACE INTO {store}.bom_lines (company, bom, place, made, active, yield, item, own, scrap, optional, whole)
      VALUES \(values)
    """
  }
  let empty = StoreStatement("DELETE FROM {store}.bom_lines WHERE company = ?")

  /// The lines of all active bills of materials that are needed to make the item ?2 of the company ?1, on all levels.
  let structure = StoreStatement(
    """
    WITH RECURSIVE parts(item) AS (
      SELECT ?2
      UNION SELECT l.item FROM parts p CROSS JOIN {store}.bom_lines l INDEXED BY bom_lines_made
        ON l.company = ?1 AND l.made = p.item AND l.active = 1)
    SELECT l.made, l.bom, l.yield, l.item, l.own, l.scrap, l.optional, l.whole
    FROM parts p CROSS JOIN {store}.bom_lines l INDEXED BY bom_lines_made
      ON l.company = ?1 AND l.made = p.item AND l.active = 1
    ORDER BY l.made, l.bom, l.place
    """)

  /// The ids of the item ?2 of the company ?1, and of all items whose active bills of materials need it, on any level.
  let users = StoreStatement(
    """
    WITH RECURSIVE up(item) AS (
      SELECT ?2
      UNION SELECT l.made FROM up u CROSS JOIN {store}.bom_lines l INDEXED BY bom_lines_item
        ON l.company = ?1 AND l.item = u.item AND l.active = 1)
    SELECT item FROM up
    """)

  /// The lines that need the item ?2 of the company ?1, and the lines of active bills of materials that need an item
  /// made of it. Each line is returned once, with its level. ?3 is the highest level, and ?4 is the largest number of
  /// lines.
  let uses = StoreStatement(
    """
    WITH RECURSIVE up(item, level) AS (
      SELECT ?2, 1
      UNION SELECT l.made, u.level + 1 FROM up u CROSS JOIN {store}.bom_lines l INDEXED BY bom_lines_item
        ON l.company = ?1 AND l.item = u.item AND l.active = 1 WHERE u.level < ?3)
    SELECT min(u.level), l.bom, l.made, l.item, l.own, l.scrap, l.optional, l.yield, l.active
    FROM up u CROSS JOIN {store}.bom_lines l INDEXED BY bom_lines_item ON l.company = ?1 AND l.item = u.item
    WHERE u.level = 1 OR l.active = 1
    GROUP BY l.bom, l.place ORDER BY 1, l.made, l.bom, l.place LIMIT ?4
    """)
  let usesOfItem = StoreStatement(
    """
    SELECT (SELECT count(DISTINCT bom) FROM {store}.bom_lines WHERE company = ?1 AND item = ?2)
      + (SELECT count(*) FROM {store}.boms WHERE item = ?2 AND row BETWEEN ?3 AND ?4)
    """)
  let inUnit = StoreStatement(
    """
    SELECT count(*) FROM {store}.boms b WHERE b.row BETWEEN ?3 AND ?4
      AND b.id IN (SELECT bom FROM {store}.bom_lines WHERE company = ?5 AND item = ?1)
      AND EXISTS (SELECT 1 FROM json_each(iif(json_valid(b.lines), b.lines, '[]')) v
        WHERE case_folded(json_extract(v.value, '$.unit')) = ?2 AND lower(json_extract(v.value, '$.item')) = ?6)
    """)

  /// Returns a query of at most ?3 bills of materials in the rows from ?1 to ?2, newest first. They make the item ?4,
  /// or any item if ?4 is NULL. If ?5 is 1, only active ones are returned; if it is 0, only inactive ones; if it is
  /// NULL, both.
  private static func page(_ condition: String) -> StoreStatement {
    StoreStatement(
      """
      SELECT \(Table<BOM>.columns), row FROM {store}.boms
      WHERE \(condition) AND row BETWEEN ?1 AND ?2 AND (?5 IS NULL OR active = ?5) ORDER BY row DESC LIMIT ?3
      """)
  }

  let all = page("?4 IS NULL")
  let ofItem = page("item = ?4")
}
