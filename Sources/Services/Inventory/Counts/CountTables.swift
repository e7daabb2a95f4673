internal import Storage

/// The schema of the tables of stocktakes. Both stores with companies have these tables. A released step is never
/// edited: a change is a new step at the end.
enum CountTables {
  static let schema = ServiceSchema(steps: [.init("inventory.counts", in: .companies, sql)])

  private static let countsTable = RecordTable(Count.self, "counts", checksIDs: false)
  /// The table of lines. The expected quantity is always stored. For a blind stocktake, it is only left out of results.
  private static let countLinesTable = RecordTable(
    CountLine.self, "count_lines", checksIDs: false, extras: ["expected": "NOT NULL"])
  private static let countStepsTable = RecordTable(CountStep.self, "count_steps", checksIDs: false)

  /// Lines and steps are only added, and triggers prevent changes. Lines and steps are deleted together with their
  /// stocktake, and a stocktake together with its company.
  private static let sql = """
    \(countsTable.sql)
    CREATE INDEX {store}.counts_status ON counts (row >> 40, status);
    \(countLinesTable.sql)
    CREATE INDEX {store}.count_lines_count ON count_lines (count, item, location, lot);
    \(countStepsTable.sql)
    CREATE INDEX {store}.count_steps_count ON count_steps (count);
    CREATE TRIGGER {store}.count_lines_stay BEFORE UPDATE ON count_lines
      BEGIN SELECT RAISE(ABORT, 'lines of counts are never changed'); END;
    CREATE TRIGGER {store}.count_steps_stay BEFORE UPDATE ON count_steps
      BEGIN SELECT RAISE(ABORT, 'steps of counts are never changed'); END;
    """
}
