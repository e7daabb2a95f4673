internal import Cloud
internal import RPC
internal import Shape

/// The first fetch of a zone that this device does not have yet.
extension Replica {
  /// Merges the arrivals of a new zone at once, without storing them first. An arrival waits until the zone is complete
  /// if its merge depends on states that may come later. This is so for records with a unique value that another record
  /// has, and for records in a tree.
  struct Meeting {
    private let replica: Replica
    /// A Boolean value that indicates whether there are earlier arrivals that are not merged yet.
    private let hasArrivals: Bool
    /// A Boolean value that indicates whether this device may have records that are not in the queue of records to send
    /// yet. Arrivals must not replace such records.
    private let hasUnmarked: Bool
    /// A Boolean value that indicates whether the zone's company is on this device. All other records of the zone
    /// belong to it.
    private var isOpen: Bool

    init(with replica: Replica, in zone: ZoneState) throws(Failure) {
      self.replica = replica
      replica.opened = []
      hasArrivals = try replica.storage.hasArrivals()
      // If a device has few records, all of them are put into the queue first. Then arrivals need not be looked up
      // among the records of each kind.
      for _ in 0...replica.kinds.count { guard try replica.adopt() else { break } }
      hasUnmarked = try replica.storage.adoption() != nil
      let company = replica.kinds.first { $0.rank == 0 }
      isOpen = true
      if let company, let id = UUID(zone.zone.name) { isOpen = try company.rows.has(id, in: zone.number) }
    }

    /// Merges an arrival.
    /// - Returns: `false` if the arrival must wait for other arrivals.
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
