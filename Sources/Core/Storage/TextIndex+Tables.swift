/// Makes the SQL of the tables of a full-text index.
extension TextIndex {
  /// Returns the SQL that makes the tables of the index over a table of records.
  public static func tables(of table: String) -> String { "\(index(of: table))\n\(state(of: table))" }

  /// Returns the SQL that makes the index itself. FTS5 merges nothing by itself, because merging is done in idle
  /// moments.
  public static func index(of table: String) -> String {
    """
    CREATE VIRTUAL TABLE {store}.\(table)_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
    INSERT INTO {store}.\(table)_text (\(table)_text, rank) VALUES ('automerge', 0);
    """
  }

  /// Returns the SQL that makes the table of the highest indexed row of each company, by the company's number.
  public static func state(of table: String) -> String {
    "CREATE TABLE {store}.\(table)_text_state (\n  company INTEGER PRIMARY KEY,\n  indexed INTEGER NOT NULL\n) STRICT;"
  }
}
