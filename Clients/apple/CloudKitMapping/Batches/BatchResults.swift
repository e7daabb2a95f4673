/// The results of a batch. They are collected one by one.
public struct BatchResults: Sendable {
  private let places: [Place]
  private let atomic: Bool
  private var outcomes: [Place: BatchOutcome] = [:]

  /// The identity of one record of the request. Two zones may have a record of the same name.
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

  /// A Boolean value that indicates whether the batch is atomic and one of its records was refused.
  public var isRefused: Bool { atomic && outcomes.values.contains { $0.refusal != nil } }

  /// Returns whether the outcome of a record is known already.
  public func has(_ name: RecordName, in zone: ZoneName) -> Bool { outcomes[Place(zone: zone, name: name)] != nil }

  public mutating func note(_ outcome: BatchOutcome, of name: RecordName, in zone: ZoneName) {
    outcomes[Place(zone: zone, name: name)] = outcome
  }

  /// Returns the answer: one result for each record, in the order of the request, the records to save first.
  ///
  /// A record without an outcome from CloudKit is refused with serviceUnavailable. If an atomic batch is refused, each
  /// record without a refusal of its own is refused with batchRequestFailed.
  /// - Throws: the refusal of the whole request, if all records are refused because of the request, such as without a
  ///   network.
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
      return (outcome ?? .refused(CloudRefusal(.serviceUnavailable, "CloudKit gave no result for this record"))).json(
        place.name)
    }
    return .members(("results", .array(results)))
  }
}
