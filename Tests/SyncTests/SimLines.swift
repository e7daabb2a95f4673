import Shape
import Sync

/// The marks of values in what a device keeps.
enum SimLines {
  /// The JSON of a value that nothing else has.
  static func json(_ mark: CausalHistory.Mark) -> String { "\"w\(mark)\"" }

  /// The mark of a value; `nil` for other JSON.
  static func mark(of json: String) -> CausalHistory.Mark? { json.hasPrefix("\"w") ? Int(json.dropFirst(2).dropLast()) : nil }

  /// The marks in a text, wherever they stand.
  static func marks(in text: String) -> [CausalHistory.Mark] {
    text.split(separator: "\"").compactMap { $0.hasPrefix("w") ? Int($0.dropFirst()) : nil }
  }

  /// The values that conflict lines hold, by record.
  static func values(in lines: [SyncConflict]) -> [UUID: Set<CausalHistory.Mark>] {
    lines.reduce(into: [:]) { values, line in
      for text in [line.local, line.server].compactMap(\.self) { values[line.record, default: []].formUnion(marks(in: text)) }
    }
  }
}
