internal import Shape

/// A format of the files that `journal.import` can read.
enum JournalFormat: String, Choice {
  /// One JSON object on each line.
  case jsonl
  /// Comma-separated values (RFC 4180).
  case csv
  /// The export of Beanconqueror: the file `Beanconqueror.json`, with further brews and beans in other files of the
  /// same folder.
  case beanconqueror
  /// A shot of Visualizer or of a Decent machine: as JSON, or as a file in Tcl.
  case visualizer

  static let spellings = Spellings<JournalFormat>()
}
