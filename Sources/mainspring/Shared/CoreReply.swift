internal import Shape

/// A line that a shared core sends to a program. It reports that the program is connected, or that its conversation has
/// ended.
struct CoreReply: Record {
  /// The number of the conversation, or `nil` if the line reports the end.
  var joined: Int?
  /// The exit code for the program, or `nil` if the line reports the beginning.
  var exit: Int?
  /// The reason for the end, as a sentence, or `nil` if there is no problem.
  var sentence: String?
  /// A Boolean value that indicates whether the reason is that another core already uses the directory.
  var taken: Bool?

  static let doc: StaticString = "A message from a shared core to a program."

  init(joined: Int) { self.joined = joined }

  init(exit: Int32, _ sentence: String?, taken: Bool? = nil) {
    self.exit = Int(exit)
    self.sentence = sentence
    self.taken = taken
  }
}

extension CoreReply {
  init<F: Fields<Self>>(_ field: inout F) {
    joined = field("joined", \.joined, "The number of the conversation.")
    exit = field("exit", \.exit, "The exit code of the program.")
    sentence = field("sentence", \.sentence, "The reason for the end, as a sentence.")
    taken = field("taken", \.taken, "true if another core holds the data directory.")
  }
}
