internal import JSON
public import RPC
internal import SQLite
public import Shape

/// Finds the changes of one record, for its history.
///
/// An index finds all changes of a record except its creation. Most changes in the log are creations, and indexing them
/// would make each creation slower. A creation is found by its instant instead, because the log is in the order of
/// instants. The exceptions are the positions where the clock was set back. The table `changes_breaks` holds them.
extension ChangeLog {
  /// Returns the changes of a record before a position, newest first, without the creation.
  public func changes(of record: UUID, before seq: Int, limit: Int, in store: Store) throws(Failure) -> [Change] {
    if stores.isWriting(store) { try write(to: store) }
    return try stores.all(ofRecord, in: store, bind: record, seq, limit) { ChangeLog.read(&$0, from: store) }
  }

  /// Returns the creation of a record at the given instant, or `nil` if the log no longer has it.
  public func creation(of record: UUID, at instant: Timestamp, in store: Store) throws(Failure) -> Change? {
    try creations(of: [record], at: instant, in: store).first
  }

  /// Returns the creations of records at the given instant. Creations that the log no longer has are left out.
  public func creations(of records: [UUID], at instant: Timestamp, in store: Store) throws(Failure) -> [Change] {
    if stores.isWriting(store) { try write(to: store) }
    var creations: [Change] = []
    var end = try newest(in: store)
    let starts = try stores.all(breaks, in: store) { $0.next(Int.self) }
    for start in starts + [1] where start <= end {
      defer { end = start - 1 }
      guard let beginning = try change(from: start, before: end + 1, in: store), beginning.at <= instant.milliseconds
      else { continue }
      let first = try firstChange(notBefore: instant.milliseconds, from: start, to: end, in: store)
      let behind = try firstChange(notBefore: instant.milliseconds + 1, from: first, to: end, in: store)
      for record in records {
        creations += try stores.all(creation, in: store, bind: first, behind, record) {
          ChangeLog.read(&$0, from: store)
        }
      }
      if creations.count == records.count { break }
    }
    return creations
  }

  /// Returns the position of the first change at or after an instant. The searched part of the log must be in the order
  /// of instants. If there is none, returns the position behind that part.
  func firstChange(notBefore milliseconds: Int, from start: Int, to end: Int, in store: Store) throws(Failure) -> Int {
    var (low, high) = (start, end + 1)
    while low < high {
      let middle = low + (high - low) / 2
      if let next = try change(from: middle, before: high, in: store), next.at < milliseconds {
        low = next.seq + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Returns the position and the instant of the first change in a part of the log. Not every position has a change,
  /// because changes of deleted companies leave gaps.
  private func change(from start: Int, before end: Int, in store: Store) throws(Failure) -> (seq: Int, at: Int)? {
    try stores.first(nextInstant, in: store, bind: start, end) { (seq: $0.next(Int.self), at: $0.next(Int.self)) }
  }

  /// The index that finds the changes of a record, and the table of the positions where the clock was set back.
  static let historySQL = """
    CREATE INDEX {store}.changes_record ON changes (record) WHERE action <> 1;
    CREATE TABLE {store}.changes_breaks (
      seq INTEGER PRIMARY KEY
    ) STRICT;
    """

  /// Fills `changes_breaks` for the log of an older program, which did not store where the clock was set back.
  static let breaksSQL = """

    INSERT INTO {store}.changes_breaks
      SELECT seq FROM (SELECT seq, at < lag(at) OVER (ORDER BY seq) AS isBreak FROM {store}.changes) WHERE isBreak;
    """
}

extension ChangedValues {
  /// The members that an update changed, or all members of a deleted record, each with its value before and after.
  var history: [HistoryField] {
    let (before, after) = (ChangedValues.members(of: old), ChangedValues.members(of: new))
    func value(_ name: String, in members: [(name: String, json: String)]) -> String? {
      members.first { $0.name == name }?.json
    }
    let names = fields.isEmpty ? before.map(\.name) : fields
    return names.map { HistoryField(name: $0, from: value($0, in: before), to: value($0, in: after)) }
  }

  /// Returns the instant in a member of the last state of a deleted record, or `nil` if the log does not have the
  /// member.
  func instant(_ name: String) -> Timestamp? {
    guard let json = ChangedValues.members(of: old).first(where: { $0.name == name })?.json else { return nil }
    return Timestamp(String(json.dropFirst().dropLast()))
  }

  private static func members(of object: String?) -> [(name: String, json: String)] {
    guard var object else { return [] }
    return object.withUTF8 { text in
      JSONSource.decode(text) { source in source.value.members.map { ($0.name.string, $0.value.compactText) } }
    } ?? []
  }
}
