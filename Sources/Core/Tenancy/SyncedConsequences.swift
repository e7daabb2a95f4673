public import RPC
public import Shape

/// The effects of a merge that go beyond the merged records. People are notified of a discarded value, or a record is
/// created. All devices find the same consequences. Members that each device computes by itself are not among them.
public struct SyncedConsequences {
  /// A value that a person has set, and that the merge has replaced by another value.
  public struct Discarded {
    let record: UUID, kind: StaticString, member: StaticString
    /// The discarded value, and the value that has replaced it, as JSON.
    let value: String, kept: String
  }

  /// A record that each device creates, with the same id on all devices.
  public struct Made {
    let kind: StaticString, id: UUID, json: String
  }

  public private(set) var discarded: [Discarded] = []
  public private(set) var made: [Made] = []

  public init() {}

  public var isEmpty: Bool { discarded.isEmpty && made.isEmpty }

  /// - Parameters:
  ///   - value: the discarded value, as JSON.
  ///   - kept: the value that has replaced it, as JSON.
  public mutating func discard(
    _ value: String, of member: StaticString, _ kind: StaticString, _ record: UUID, for kept: String
  ) {
    discarded.append(Discarded(record: record, kind: kind, member: member, value: value, kept: kept))
  }

  public mutating func add(_ other: SyncedConsequences) {
    discarded += other.discarded
    made += other.made
  }

  public mutating func make(_ kind: StaticString, _ id: UUID, _ json: String) {
    made.append(Made(kind: kind, id: id, json: json))
  }
}

extension SyncedConsequences.Discarded {
  public var content: (record: UUID, kind: String, member: String, value: String, kept: String) {
    (record, "\(kind)", "\(member)", value, kept)
  }
}

extension SyncedConsequences.Made {
  public var content: (kind: String, id: UUID, json: String) { ("\(kind)", id, json) }
}

extension SyncedRecords {
  /// Returns a copy with a function that finds the consequences of merges of its records.
  public func following(_ consequences: @escaping (CompanyContext) throws(Failure) -> SyncedConsequences)
    -> SyncedRecords
  {
    var synced = self
    synced.consequences = consequences
    return synced
  }
}
