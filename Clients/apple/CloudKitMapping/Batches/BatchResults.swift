/// Collects the results of a batch, one for each record.
public struct BatchResults: Sendable {
  private let places: [Place]
  private let atomic: Bool
  private var outcomes: [Place: BatchOutcome] = [:]

  /// Identifies one record of the request. The zone is needed, because two zones can have records of the same name.
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

  /// A Boolean value that indicates whether the batch is atomic and at least one of its records was refused.
  public var isRefused: Bool { atomic && outcomes.values.contains { $0.refusal != nil } }

  /// Returns a Boolean value that indicates whether the result of a record is already known.
  public func has(_ name: RecordName, in zone: ZoneName) -> Bool { outcomes[Place(zone: zone, name: name)] != nil }

  public mutating func note(_ outcome: BatchOutcome, of name: RecordName, in zone: ZoneName) {
    outcomes[Place(zone: zone, name: name)] = outcome
  }

  /// Returns the answer to the request. It has one result for each record, in the order of the request, where the
  /// records to save come first.
  ///
  /// A record for which CloudKit has returned no result is refused with serviceUnavailable. If an atomic batch is
  /// refused, its other records are refused with batchRequestFailed.
  /// - Throws: the refusal of the whole request, if all records were refused for a reason that concerns the whole
  ///   request, such as a missing network.
  public func answer() throws(CloudRefusal) -> JSONValue {
    let refusals = places.compactMap { outcomes[$0]?.refusal }.filter { $0.kind != .batchRequestFailed }
    let isAll = places.allSatisfy { outcomes[$0]?.refusal != nil } && !places.isEmpty
    if isAll, let first = refusals.first, refusals.allSatisfy({ $0.kind.isOfRequest }) {
      // The longest of the delays is used, so that all of the reasons have passed after it.
      throw CloudRefusal(first.kind, first.message, retryAfter: refusals.compactMap(\.retryAfter).max())
    }
    let isRefused = isRefused
    let results = places.map { place in
      let outcome = outcomes[place]
      if isRefused, outcome?.refusal == nil {
        let refusal = CloudRefusal(.batchRequestFailed, "Another record of the batch was refused")
        return BatchOutcome.refused(refusal).json(place.name)
      }
      return (outcome ?? .refused(CloudRefusal(.serviceUnavailable, "CloudKit gave no result for this record"))).json(
        place.name)
    }
    return .members(("results", .array(results)))
  }
}
