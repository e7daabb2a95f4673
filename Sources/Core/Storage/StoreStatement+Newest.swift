extension StoreStatement {
  /// Deletes the oldest row of a table, the one with the lowest number, when there are more than `most`: run behind each insertion.
  ///
  /// To count rows takes SQLite a thirtieth of what it takes to walk to the last one that stays.
  public static func keepingNewest(_ most: Int, of table: StaticString) -> StoreStatement {
    StoreStatement(
      """
      DELETE FROM {store}.\(table) WHERE row = (SELECT min(row) FROM {store}.\(table))
        AND (SELECT count(*) FROM {store}.\(table)) > \(most)
      """)
  }
}
