/// The results of a batch, as they come in.
public struct BatchResults: Sendable {
  private let places: [Place]
  private let atomic: Bool
  private var outcomes: [Place: BatchOutcome] = [:]

  /// One record of the request. The same name may be in two zones.
  private struct Place: Hashable, Sendable {
    let zone: ZoneName
    let name: RecordName
  }

  public init(of request: ModifyRecordsRequest) {
    places =
      request.save.map { Place(zone: $0.zone, name: $0.recordName) }
      + request.delete.map { Place(zone: $0.zone, name: $0.recordName) }
    atomic = request.atomic
  }

  /// Whether what was noted refuses an atomic batch.
  public var isRefused: Bool { atomic && outcomes.values.contains { $0.refusal != nil } }

  /// Whether it is known already what became of a record.
  public func has(_ name: RecordName, in zone: ZoneName) -> Bool { outcomes[Place(zone: zone, name: name)] != nil }

  public mutating func note(_ outcome: BatchOutcome, of name: RecordName, in zone: ZoneName) {
    outcomes[Place(zone: zone, name: name)] = outcome
  }

  /// The answer: one result a record in the order of the request, those to save first.
  ///
  /// A record of which CloudKit has said nothing is refused with serviceUnavailable; of an atomic batch that is
  /// refused, with batchRequestFailed, as are those that were fit.
  /// - Throws: what refuses all records alike, such as a network that is gone: it refuses the request.
  public func answer() throws(CloudRefusal) -> JSONValue {
    let refusals = places.compactMap { outcomes[$0]?.refusal }.filter { $0.kind != .batchRequestFailed }
    let isAll = places.allSatisfy { outcomes[$0]?.refusal != nil } && !places.isEmpty
    if isAll, let first = refusals.first, refusals.allSatisfy({ $0.kind.isOfRequest }) {
      // After the longest of the delays, none of the refusals applies any more.
      throw CloudRefusal(first.kind, first.message, retryAfter: refusals.compactMap(\.retryAfter).max())
    }
    let isRefused = isRefused
    let results = places.map { place in
      let outcome = outcomes[place]
      if isRefused, outcome?.refusal == nil {
        let refusal = CloudRefusal(.batchRequestFailed, "Another record of the batch was refused")
        return BatchOutcome.refused(refusal).json(place.name)
      }
      return (outcome ?? .refused(CloudRefusal(.serviceUnavailable, "CloudKit has not said what became of it"))).json(
        place.name)
    }
    return .members(("results", .array(results)))
  }
}
