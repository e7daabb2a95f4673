public import Shape

/// The changes of one record that were made on this device and are not confirmed by the container. They are the
/// record's entry in the queue of changes to send. As long as a field is named here, no fetch overwrites its value.
///
/// A field that was changed and not sent is in `edits` (pendingEdit). A field that was sent and not confirmed is in
/// `sent` (pendingSync). A field that was changed again after it was sent is in both.
///
///     var marks = Marks(of: record, "item", in: zone, order: 7)
///     marks.written(["name"], at: now)
///     marks.sending(values)           // edits -> sent
///     marks.saved(during: fetches)    // arrived; protected until a fetch that begins later has ended well
///     marks.confirmed(by: fetch)      // gone
public struct Marks: Equatable, Sendable {
  /// A field, and the time when it was changed on this device, in milliseconds of this device's clock. The time is
  /// shown to people, and has no effect on the merge.
  public struct Edit: Equatable, Sendable {
    public let name: String
    public let at: Int

    public init(_ name: String, at: Int) {
      self.name = name
      self.at = at
    }
  }

  public let record: UUID
  /// The kind of record, as the change log names it.
  public let kind: String
  public let zone: Int
  /// The record's place in the queue: the position of its first edit in the change log.
  public var order: Int
  /// A Boolean value that indicates whether the whole record is to be sent, because the container is not known to have
  /// it.
  public var isWhole = false
  /// A Boolean value that indicates whether the record is to be deleted.
  public var isDeletion = false
  public var edits: [Edit] = []
  /// The fields that were sent, with the sent values.
  public var sent = Members()
  /// Values that were sent earlier, and of which it is not known whether the container has got them. If the container
  /// has such a value, the value counts as this device's own, and causes no conflict.
  public var unsure = Members()
  public var isSent = false
  /// The number of fetches of the zone that had begun when the container acknowledged the sent values, or `nil` before
  /// that.
  public var acknowledged: Int?
  public var attempts = 0
  /// The instant of the next attempt, in milliseconds of the monotonic clock. `nil` means at once. `never` means that
  /// the record is sent again only after a change.
  public var nextAttemptAt: Int?
  public var lastError: String?

  /// An instant that never comes. As the next attempt, it means that the record is sent again only after a change.
  public static let never = Int.max

  public init(of record: UUID, _ kind: String, in zone: Int, order: Int) {
    self.record = record
    self.kind = kind
    self.zone = zone
    self.order = order
  }

  /// A Boolean value that indicates whether the record has changes to send.
  public var isEdited: Bool { !edits.isEmpty || isWhole && !isSent || isDeletion && !isSent }
  /// A Boolean value that indicates whether the container has refused the record for good (the state `quarantined` of
  /// the queue). The record is sent again only after a change.
  public var isPutAside: Bool { nextAttemptAt == Marks.never }
  /// A Boolean value that indicates whether the record has no pending changes any more.
  public var isDone: Bool { edits.isEmpty && !isSent && !isWhole && !isDeletion }
  /// The fields with unconfirmed changes, which no fetch may overwrite. For a record that is to be sent as a whole, all
  /// fields are protected, even those that are not in this set.
  public var names: Set<String> { Set(edits.map(\.name)).union(sent.names) }

  /// Marks fields as changed on this device.
  public mutating func written(_ names: [String], at instant: Int) {
    for name in names {
      edits.removeAll { $0.name == name }
      edits.append(Edit(name, at: instant))
    }
    attempts = 0
    nextAttemptAt = nil
  }

  /// Marks the record as created on this device.
  ///
  /// A record with a natural key has the same id as a deleted record with that key. While the deletion waits for the
  /// container's reply, the new record waits, too. Once the container has carried out the deletion, the new record is
  /// sent (`removed`). If the deletion was never sent, an earlier save may still wait for its reply. In that case, all
  /// fields count as changed since that save.
  /// - Parameter names: all fields of the record if its deletion is in the queue. Otherwise an empty list.
  public mutating func made(_ names: [String] = [], at instant: Int) {
    if isDeletion, acknowledged != nil { removed() }
    let mayBeUnderWay = isDeletion && !isSent
    isDeletion = false
    isWhole = true
    written(mayBeUnderWay ? names : [], at: instant)
  }

  /// Marks the record to be sent as a new one. The container has carried out its deletion, and the record was created
  /// again here meanwhile.
  public mutating func removed() {
    self = Marks(of: record, kind, in: zone, order: order)
    isWhole = true
  }

  /// Marks the record as deleted on this device.
  public mutating func deleted() {
    isDeletion = true
    isWhole = false
    isSent = false
    edits = []
    unsure = unsure.changed(by: sent)
    sent = Members()
    acknowledged = nil
    nextAttemptAt = nil
  }

  /// Moves the edits to the sent values, because they are being sent.
  public mutating func sending(_ values: Members) {
    sent = sent.changed(by: values)
    edits = []
    isSent = true
    acknowledged = nil
  }

  /// Handles the container's acknowledgement of the sent values.
  /// - Parameter fetches: the number of fetches of the zone that have begun.
  public mutating func saved(during fetches: Int) {
    acknowledged = fetches
    unsure = Members()
    attempts = 0
    nextAttemptAt = nil
    lastError = nil
    isWhole = false
  }

  /// Marks the sent values to be sent again, because the container does not have them or may not have them.
  public mutating func refused(at instant: Int = 0) {
    let again = sent.names.filter { name in !edits.contains { $0.name == name } }
    edits = again.map { Edit($0, at: instant) } + edits
    unsure = unsure.changed(by: sent)
    sent = Members()
    isSent = false
    acknowledged = nil
  }

  /// Forgets the sent values if the container acknowledged them before a fetch of the zone began. The caller calls this
  /// when that fetch has succeeded.
  /// - Parameter fetch: the number of the fetch.
  public mutating func confirmed(by fetch: Int) {
    guard isSent, let acknowledged, acknowledged < fetch else { return }
    sent = Members()
    isSent = false
    self.acknowledged = nil
    // An acknowledged deletion is complete. A deleted record can't have been edited meanwhile.
    isDeletion = false
  }
}
