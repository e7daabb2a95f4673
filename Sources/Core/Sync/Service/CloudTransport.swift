/// Where questions to a container go. What is answered is posted to the mailbox of the connection, as lines of JSON.
protocol CloudTransport: AnyObject {
  /// Sends a question.
  /// - Returns: its id, which the answer repeats; nil where nobody can be asked any more.
  func send(_ name: StaticString, _ params: String) -> Int?

  /// What was asked is answered, and nothing else is asked.
  func end()

  /// Nothing that was asked is answered any more.
  func kill()

  /// Waits for a moment until what was asked is done, or never will be.
  func waitForEnd()
}
