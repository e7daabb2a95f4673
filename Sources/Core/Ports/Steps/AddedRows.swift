internal import Storage

/// Makes the SQL for tables whose rows are inserted and never changed.
///
/// Such rows are deleted only together with their company, after the records that they belong to.
public enum AddedRows {
  /// Returns the SQL of two triggers. One refuses changes of a table's rows. The other refuses to delete a row as long
  /// as the record that the row belongs to exists.
  /// - Parameters:
  ///   - name: the table.
  ///   - subjects: the table of the records that the rows belong to.
  ///   - column: the column with the id of such a record.
  public static func guards(of name: String, with subjects: String, by column: String) -> String {
    """
    CREATE TRIGGER {store}.\(name)_stay BEFORE UPDATE ON \(name)
      BEGIN SELECT RAISE(ABORT, 'rows of \(name) are never changed'); END;
    CREATE TRIGGER {store}.\(name)_keep BEFORE DELETE ON \(name)
      WHEN EXISTS (SELECT 1 FROM \(subjects) WHERE id = OLD.\(column))
      BEGIN SELECT RAISE(ABORT, 'rows of \(name) are never deleted'); END;
    """
  }

  /// Returns the SQL of the table that stores the steps of one kind of record. A step is a change of a record's status.
  /// - Parameter subjects: the table of the records whose status the steps change.
  public static func steps<Subject: SteppedDetails>(of type: Subject.Type, with subjects: String) -> String {
    let name = "\(Subject.steps.many)"
    return """
      \(table(of: type).sql)
      CREATE INDEX {store}.\(name)_subject ON \(name) (subject);
      \(guards(of: name, with: subjects, by: "subject"))
      """
  }

  /// Returns the statement that adds the column `follows` to a table of steps that an older program has created.
  public static func following<Subject: SteppedDetails>(of type: Subject.Type) -> String {
    table(of: type).adding("follows")
  }

  private static func table<Subject: SteppedDetails>(of type: Subject.Type) -> RecordTable {
    RecordTable(Step<Subject>.self, "\(Subject.steps.many)", added: ["follows"], checksIDs: false)
  }
}
