internal import SQLite
internal import Shape
internal import Storage

/// The queries for paths, by which files name locations without a code, and the query that lists locations in the order
/// of their depth.
struct LocationNames {
  /// The name of the location ?1, and its ordinal among the locations with the same name and parent, in the rows from
  /// ?2 to ?3. Locations without a parent are counted by their rows, and others by the index of parents.
  let ordinal = StoreStatement(
    """
    SELECT name, CASE WHEN parent IS NULL
      THEN (SELECT count(*) FROM {store}.locations o WHERE o.row BETWEEN ?2 AND l.row AND o.parent IS NULL AND \(OuterSpaces.trimmed("o.name")) = \(OuterSpaces.trimmed("l.name")) AND o.joined IS NULL)
      ELSE (SELECT count(*) FROM {store}.locations o WHERE o.parent = l.parent AND \(OuterSpaces.trimmed("o.name")) = \(OuterSpaces.trimmed("l.name")) AND o.row <= l.row AND o.joined IS NULL) END
    FROM {store}.locations l WHERE id = ?1 AND row BETWEEN ?2 AND ?3
    """)
  /// The ids of the first ?4 locations that have the name ?1 and no parent, in the rows from ?2 to ?3.
  let tops = StoreStatement(
    "SELECT id FROM {store}.locations WHERE \(OuterSpaces.trimmed("name")) = ?1 AND row BETWEEN ?2 AND ?3 AND parent IS NULL AND joined IS NULL ORDER BY row LIMIT ?4"
  )
  /// The ids of the first ?4 locations that have the name ?1 and the parent ?5, in the rows from ?2 to ?3.
  let parts = StoreStatement(
    "SELECT id FROM {store}.locations WHERE \(OuterSpaces.trimmed("name")) = ?1 AND row BETWEEN ?2 AND ?3 AND parent = ?5 AND joined IS NULL ORDER BY row LIMIT ?4"
  )
  /// At most ?4 locations of the rows from ?1 to ?2, after the position ?3. They are sorted by depth, so that each
  /// location comes after its parent. Each row has the members that callers can write, and the position.
  let levels = StoreStatement(
    """
    WITH RECURSIVE tree (id, depth) AS (
      SELECT id, 0 FROM {store}.locations WHERE row BETWEEN ?1 AND ?2 AND parent IS NULL
      UNION ALL SELECT l.id, depth + 1 FROM tree JOIN {store}.locations l ON l.parent = tree.id WHERE depth < 64
    ) SELECT \(LocationDetails.fieldNames.map { "l.\"\($0)\"" }.listed), (depth << 40) + (l.row - ?1) + 1 AS place
    FROM tree JOIN {store}.locations l ON l.id = tree.id WHERE place > ?3 AND joined IS NULL ORDER BY place LIMIT ?4
    """)
}
