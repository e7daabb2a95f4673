public import RPC
public import Shape

/// What follows from records of several devices and is more than a value that each device works out: people are told of it, or a record is
/// made. All devices find the same.
public struct SyncedConsequences {
  /// A value that does not hold though a person has set it.
  public struct Discarded {
    let record: UUID, kind: StaticString, member: StaticString
    /// The value that does not hold, and the value that does, as JSON.
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
  ///   - value: the value that does not hold, as JSON.
  ///   - kept: the value that does, as JSON.
  public mutating func discard(_ value: String, of member: StaticString, _ kind: StaticString, _ record: UUID, for kept: String) {
    discarded.append(Discarded(record: record, kind: kind, member: member, value: value, kept: kept))
  }

  public mutating func add(_ other: SyncedConsequences) {
    discarded += other.discarded
    made += other.made
  }

  public mutating func make(_ kind: StaticString, _ id: UUID, _ json: String) { made.append(Made(kind: kind, id: id, json: json)) }
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
  /// The same with what follows from its records beyond what they themselves say.
  public func following(_ consequences: @escaping (CompanyContext) throws(Failure) -> SyncedConsequences) -> SyncedRecords {
    var synced = self
    synced.consequences = consequences
    return synced
  }
}
