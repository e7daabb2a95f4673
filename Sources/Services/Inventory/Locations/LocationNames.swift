internal import SQLite
internal import Shape
internal import Storage

/// The queries by which files name locations that have no code, and the one that lists each location behind what it is part of.
struct LocationNames {
  /// Where a location stands among those of its name and place: ?1 is its id, ?2 and ?3 are the rows. NULL parents are compared by rows
  /// alone, others by their index.
  let ordinal = StoreStatement(
    """
    SELECT name, CASE WHEN parent IS NULL
      THEN (SELECT count(*) FROM {store}.locations o WHERE o.row BETWEEN ?2 AND l.row AND o.parent IS NULL AND \(OuterSpaces.trimmed("o.name")) = \(OuterSpaces.trimmed("l.name")) AND o.joined IS NULL)
      ELSE (SELECT count(*) FROM {store}.locations o WHERE o.parent = l.parent AND \(OuterSpaces.trimmed("o.name")) = \(OuterSpaces.trimmed("l.name")) AND o.row <= l.row AND o.joined IS NULL) END
    FROM {store}.locations l WHERE id = ?1 AND row BETWEEN ?2 AND ?3
    """)
  /// The first locations of the name ?1, ?4 at most, of the rows from ?2 to ?3, that are part of none.
  let tops = StoreStatement(
    "SELECT id FROM {store}.locations WHERE \(OuterSpaces.trimmed("name")) = ?1 AND row BETWEEN ?2 AND ?3 AND parent IS NULL AND joined IS NULL ORDER BY row LIMIT ?4"
  )
  /// Those that are part of ?5.
  let parts = StoreStatement(
    "SELECT id FROM {store}.locations WHERE \(OuterSpaces.trimmed("name")) = ?1 AND row BETWEEN ?2 AND ?3 AND parent = ?5 AND joined IS NULL ORDER BY row LIMIT ?4"
  )
  /// Behind the place ?3 at most ?4 of them, of the rows from ?1 to ?2: what people write of each, and its place.
  let levels = StoreStatement(
    """
    WITH RECURSIVE tree (id, depth) AS (
      SELECT id, 0 FROM {store}.locations WHERE row BETWEEN ?1 AND ?2 AND parent IS NULL
      UNION ALL SELECT l.id, depth + 1 FROM tree JOIN {store}.locations l ON l.parent = tree.id WHERE depth < 64
    ) SELECT \(LocationDetails.fieldNames.map { "l.\"\($0)\"" }.listed), (depth << 40) + (l.row - ?1) + 1 AS place
    FROM tree JOIN {store}.locations l ON l.id = tree.id WHERE place > ?3 AND joined IS NULL ORDER BY place LIMIT ?4
    """)
}
