internal import Shape

/// A line of a shared core to a program: that it has joined, or the way its conversation ends.
struct CoreReply: Record {
  /// The number of the conversation; `nil` if there is none.
  var joined: Int?
  /// The exit code of the program; `nil` as long as it goes on.
  var exit: Int?
  /// The problem.
  var sentence: String?
  /// A Boolean value that indicates whether the problem is another core that holds the directory.
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
