internal import Shape

/// A format that the journal is read from.
enum JournalFormat: String, Choice {
  /// A JSON object a line.
  case jsonl
  /// Comma-separated values (RFC 4180).
  case csv
  /// The export of Beanconqueror: `Beanconqueror.json`, and the files of further brews and beans beside it.
  case beanconqueror
  /// Shots as Visualizer has them: its JSON, that of a Decent machine, or a file of Tcl.
  case visualizer

  static let spellings = Spellings<JournalFormat>()
}
