internal import Exchange
internal import JSON
internal import Shape

/// The rows of a file of another program. The whole file must arrive before the first row is returned.
final class ForeignRows: ImportRows {
  private let find: ([UInt8]) -> [ImportedRow]
  private var text: [UInt8] = []
  /// The rows that were not returned yet, in the order of the file; `nil` until the whole file has arrived.
  private var rows: ArraySlice<ImportedRow>?
  /// The length of the file in bytes, and the number of its rows.
  private var (bytes, count) = (0, 0)

  let merged: [String] = []

  /// The largest file that can be read, in bytes. The whole file is in memory while it is read.
  private static let longest = 256 << 20

  init(_ find: @escaping ([UInt8]) -> [ImportedRow]) { self.find = find }

  func feed(_ piece: [UInt8]) {
    guard rows == nil else { return }
    text += piece
    if text.count > ForeignRows.longest {
      let message = "the file is longer than \(ForeignRows.longest) bytes; split it into several files"
      rows = [.unusable([Problem(pointer: "", kind: .value, message: message)], line: 1)]
    } else if piece.isEmpty {
      rows = find(ForeignRows.withoutMark(text))[...]
    } else {
      return
    }
    (bytes, count) = (text.count, rows?.count ?? 0)
    text = []
  }

  /// Returns the text without the byte-order mark with which some programs begin a file.
  static func withoutMark(_ text: [UInt8]) -> [UInt8] {
    text.starts(with: [0xef, 0xbb, 0xbf]) ? Array(text.dropFirst(3)) : text
  }

  var waiting: Int { count == 0 ? text.count : Int(Int128(bytes) * Int128(rows?.count ?? 0) / Int128(count)) }

  func next() -> ImportedRow? { rows?.popFirst() }
}

/// A row of an import that is being built: the members of a record of the journal, as JSON texts.
struct ForeignRow {
  private var members: [(String, String)]

  init(_ type: JournalType, _ id: UUID) { members = [("type", jsonText(type.rawValue)), ("id", jsonText(id))] }

  /// Sets a member. If the value is `nil`, the member is left out.
  mutating func set<V: Value>(_ name: String, _ value: V?) {
    if let value { members.append((name, jsonText(value))) }
  }

  /// Sets a member that is a list or an object. If it is empty, the member is left out.
  mutating func set(_ name: String, objects: [[(String, String)]]) {
    let texts = objects.filter { !$0.isEmpty }.map { String(jsonObject: $0) }
    if !texts.isEmpty { members.append((name, "[\(texts.joined(separator: ","))]")) }
  }

  mutating func set(_ name: String, object: [(String, String)]) {
    if !object.isEmpty { members.append((name, String(jsonObject: object))) }
  }

  func made(line: Int, at pointer: String) -> ImportedRow {
    .object(Array(String(jsonObject: members).utf8), line: line, pointer: pointer)
  }
}

/// Computes the ids of records from other programs. A record gets the same id each time it is imported, so it is not
/// duplicated.
enum ForeignID {
  /// Returns the id for a record of another program.
  /// - Parameters:
  ///   - key: the program's name, followed by its own key of the record.
  ///   - instant: the instant at which the record was created. The id begins with it, so that lists are in the order of
  ///     creation.
  static func id(_ key: String, at instant: Timestamp?) -> UUID {
    // The two halves of the id are FNV-1a hashes of the key (RFC 9923), with different seeds.
    func hash(_ seed: UInt64) -> UInt64 {
      key.utf8.reduce(0xcbf2_9ce4_8422_2325 ^ seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    let milliseconds = UInt64(max(0, instant?.milliseconds ?? 0)) & (1 << 48 - 1)
    return UUID(high: milliseconds << 16 | 0x7000 | hash(1) >> 52, low: hash(2) & ~(3 << 62) | 2 << 62)
  }
}
