import JSON
import RPC
import Shape
import Sync

/// Converts between the marks of the history and the values that devices store.
enum SimLines {
  /// Returns the JSON of the value that belongs to a mark. No other write has this value.
  static func json(_ mark: CausalHistory.Mark) -> String { "\"w\(mark)\"" }

  /// Returns the mark of a value, or `nil` for other JSON.
  static func mark(of json: String) -> CausalHistory.Mark? {
    json.hasPrefix("\"w") ? Int(json.dropFirst(2).dropLast()) : nil
  }

  /// Returns all marks in a text.
  static func marks(in text: String) -> [CausalHistory.Mark] {
    text.split(separator: "\"").compactMap { $0.hasPrefix("w") ? Int($0.dropFirst()) : nil }
  }

  /// The members of a conflict line's record.
  static let members = ["record", "kind", "field", "ancestor", "local", "server", "kept", "reason"]

  /// Returns a conflict line's members. Their values are texts of JSON.
  static func members(of line: SyncConflict) -> Members {
    let texts = [
      "\(line.record)", line.kind, line.field, line.ancestor, line.local, line.server, line.kept.rawValue,
      line.reason.rawValue,
    ]
    return Members(zip(members, texts).map { .init($0, $1.map { jsonText($0) } ?? "null") })
  }

  /// Returns the values in conflict lines, by record.
  static func values(in rows: [SimRow]) -> [UUID: Set<CausalHistory.Mark>] {
    rows.filter { $0.kind == SyncConflict.kind }.reduce(into: [:]) { values, line in
      guard let record = line.members["record"].flatMap({ UUID(json: $0) }) else { return }
      for text in ["local", "server"].compactMap({ line.members[$0].flatMap { String(json: $0) } }) {
        values[record, default: []].formUnion(marks(in: text))
      }
    }
  }
}
