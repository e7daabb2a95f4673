internal import Cloud
internal import RPC
internal import Shape

/// A zone that this device has never had.
extension Replica {
  /// What becomes part of the rows as it comes, the first time that a zone does. What of it depends on states that may come behind it waits
  /// until all is here: who has a unique value, and who stands below whom.
  struct Meeting {
    private let replica: Replica
    /// Whether something has come before that is not part of the rows.
    private let hasArrivals: Bool
    /// A Boolean value that indicates whether the store may have records that are not marked to be sent. Arrivals must not replace them.
    private let hasUnmarked: Bool
    /// Whether the company is here that all else belongs to.
    private var isOpen: Bool

    init(with replica: Replica, in zone: ZoneState) throws(Failure) {
      self.replica = replica
      replica.opened = []
      hasArrivals = try replica.storage.hasArrivals()
      // A device with few records of its own marks them all first, so that no arrival has to be looked for among the records of each kind.
      for _ in 0...replica.kinds.count { guard try replica.adopt() else { break } }
      hasUnmarked = try replica.storage.adoption() != nil
      let company = replica.kinds.first { $0.rank == 0 }
      isOpen = true
      if let company, let id = UUID(zone.zone.name) { isOpen = try company.rows.has(id, in: zone.number) }
    }

    /// - Returns: false for what has to wait for something else.
    mutating func meets(_ arrival: Arrival, _ trace: Trace) throws(Failure) -> Bool {
      let kind = replica.kind(of: arrival.recordType)
      let isCompany = kind?.rank == 0
      guard isOpen || isCompany, kind?.parent == nil else { return false }
      if hasUnmarked, try kind?.rows.has(arrival.record, in: arrival.zone) == true { return false }
      switch try replica.merge(arrival, waiting: .forAll, isNew: trace.isNone) {
      case .done:
        if isCompany { isOpen = true }
        if hasArrivals { try replica.storage.forgetArrival(arrival.record) }
      case .later: return false
      case .aside(let state, let reason): try replica.setAside(arrival, state, reason)
      }
      return true
    }

    func end() throws(Failure) { try replica.settleTouched() }
  }
}
