internal import Shape

/// A format of files that an import reads.
enum JournalFormat: String, Choice {
  /// A JSON object a line.
  case jsonl
  /// Comma-separated values (RFC 4180).
  case csv
  /// The export of Beanconqueror: `Beanconqueror.json`, and the files of further brews and beans beside it.
  case beanconqueror
  /// Shots of Visualizer: its JSON, the JSON of a Decent machine, or a file of Tcl.
  case visualizer

  static let spellings = Spellings<JournalFormat>()
}
