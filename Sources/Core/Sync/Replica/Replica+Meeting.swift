internal import Cloud
internal import RPC
internal import Shape

/// The first fetch of a zone that this device has never had.
extension Replica {
  /// Merges the arrivals of a new zone as they come. Some depend on states that may come later, and wait until the zone is complete. These
  /// are records with a unique value that another record has, and records in a tree.
  struct Meeting {
    private let replica: Replica
    /// A Boolean value that indicates whether earlier arrivals are not among the rows yet.
    private let hasArrivals: Bool
    /// A Boolean value that indicates whether the store may have records that are not marked to be sent. Arrivals must not replace them.
    private let hasUnmarked: Bool
    /// A Boolean value that indicates whether the company is here that all other records belong to.
    private var isOpen: Bool

    init(with replica: Replica, in zone: ZoneState) throws(Failure) {
      self.replica = replica
      replica.opened = []
      hasArrivals = try replica.storage.hasArrivals()
      // A device with few records of its own marks them all first. Then no arrival has to be looked for among the records of each kind.
      for _ in 0...replica.kinds.count { guard try replica.adopt() else { break } }
      hasUnmarked = try replica.storage.adoption() != nil
      let company = replica.kinds.first { $0.rank == 0 }
      isOpen = true
      if let company, let id = UUID(zone.zone.name) { isOpen = try company.rows.has(id, in: zone.number) }
    }

    /// Merges an arrival.
    /// - Returns: `false` if it has to wait for other arrivals.
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
