internal import Storage

/// The schema of feedback, in the account's own store. A released step is never edited: a change is a new step at the
/// end.
enum FeedbackTables {
  static let schema = ServiceSchema(steps: [.init("feedback", in: .private, feedback)])

  private static let feedbackTable = RecordTable(Feedback.self, "feedback")

  private static let feedback = """
    \(feedbackTable.sql)
    CREATE INDEX {store}.feedback_user ON feedback (user, row);
    CREATE INDEX {store}.feedback_waiting ON feedback (user, row) WHERE state = 'waiting';
    """
}
