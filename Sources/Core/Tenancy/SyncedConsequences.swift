public import RPC
public import Shape

/// What must be done after records of several devices were merged: people are notified of a discarded value, or a
/// record is created. All devices find the same consequences. Values that each device computes are not among them.
public struct SyncedConsequences {
  /// A value that a person has set, and that another value has replaced.
  public struct Discarded {
    let record: UUID, kind: StaticString, member: StaticString
    /// The discarded value, and the value in its place, as JSON.
    let value: String, kept: String
  }

  /// A record that each device makes with the same id.
  public struct Made {
    let kind: StaticString, id: UUID, json: String
  }

  public private(set) var discarded: [Discarded] = []
  public private(set) var made: [Made] = []

  public init() {}

  public var isEmpty: Bool { discarded.isEmpty && made.isEmpty }

  /// - Parameters:
  ///   - value: the discarded value, as JSON.
  ///   - kept: the value in its place, as JSON.
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
  /// Returns a copy with the function that finds the consequences of its records.
  public func following(_ consequences: @escaping (CompanyContext) throws(Failure) -> SyncedConsequences)
    -> SyncedRecords
  {
    var synced = self
    synced.consequences = consequences
    return synced
  }
}
