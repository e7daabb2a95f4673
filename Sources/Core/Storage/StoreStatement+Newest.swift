/// Makes the statement that limits a table to its newest rows.
extension StoreStatement {
  /// Returns a statement that deletes the oldest row of a table, the one with the lowest number, if there are more than
  /// `most`. Run it after each insertion.
  ///
  /// The statement counts the rows, which is fast in SQLite. Finding the last row to keep would mean stepping over all
  /// newer rows, which takes thirty times as long.
  public static func keepingNewest(_ most: Int, of table: StaticString) -> StoreStatement {
    StoreStatement(
      """
      DELETE FROM {store}.\(table) WHERE row = (SELECT min(row) FROM {store}.\(table))
        AND (SELECT count(*) FROM {store}.\(table)) > \(most)
      """)
  }
}
