public import Shape

/// The changes of one record that were made here and are not confirmed: the queue's entry, and the marks that protect its fields.
///
/// A field is in `edits` if it was changed and not sent (pendingEdit). It is in `sent` if it was sent and not confirmed (pendingSync). It
/// is in both if it was edited again meanwhile.
///
///     var marks = Marks(of: record, "item", in: zone, order: 7)
///     marks.written(["name"], at: now)
///     marks.sending(values)           // edits -> sent
///     marks.saved(during: fetches)    // arrived; protected until a fetch that begins later has ended well
///     marks.confirmed(by: fetch)      // gone
public struct Marks: Equatable, Sendable {
  /// A field, and the time when it was changed here, in milliseconds of this device's clock. The time is for people, and decides nothing.
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
  /// The record's place in the queue: the position in the change log of its first edit.
  public var order: Int
  /// A Boolean value that indicates whether the whole record is to be sent, because the container does not have it as far as known here.
  public var isWhole = false
  /// A Boolean value that indicates whether the record is to be deleted.
  public var isDeletion = false
  public var edits: [Edit] = []
  /// The fields that were sent, with the sent values.
  public var sent = Members()
  /// Values that were sent before, and may or may not have arrived. If the container has them, they count as this device's own.
  public var unsure = Members()
  public var isSent = false
  /// The number of the last fetch that had begun when the container had the values, or `nil` until the container has them.
  public var acknowledged: Int?
  public var attempts = 0
  /// The instant of the next attempt, in milliseconds of a clock that only grows. `nil` means at once, and `never` means not before the
  /// record is changed.
  public var nextAttemptAt: Int?
  public var lastError: String?

  /// An instant later than any other.
  public static let never = Int.max

  public init(of record: UUID, _ kind: String, in zone: Int, order: Int) {
    self.record = record
    self.kind = kind
    self.zone = zone
    self.order = order
  }

  /// A Boolean value that indicates whether there is something to send.
  public var isEdited: Bool { !edits.isEmpty || isWhole && !isSent || isDeletion && !isSent }
  /// A Boolean value that indicates whether the container has refused the record for good. It is not sent again before it is changed.
  public var isPutAside: Bool { nextAttemptAt == Marks.never }
  /// A Boolean value that indicates whether nothing of the record is pending any more.
  public var isDone: Bool { edits.isEmpty && !isSent && !isWhole && !isDeletion }
  /// The fields that no fetch may overwrite. A record that is to be sent as a whole is protected as a whole.
  public var names: Set<String> { Set(edits.map(\.name)).union(sent.names) }

  /// Marks fields as changed here.
  public mutating func written(_ names: [String], at instant: Int) {
    for name in names {
      edits.removeAll { $0.name == name }
      edits.append(Edit(name, at: instant))
    }
    attempts = 0
    nextAttemptAt = nil
  }

  /// Marks the record as created here.
  ///
  /// A record that was deleted has its id again if that follows from a natural key. While the deletion is under way, the record waits for
  /// the reply (`removed`). Once the container has deleted it, it is sent as a new one. If the deletion was never sent, an earlier save
  /// may be under way: all fields differ from that save.
  /// - Parameter names: all fields of the record.
  public mutating func made(_ names: [String] = [], at instant: Int) {
    if isDeletion, acknowledged != nil { removed() }
    let mayBeUnderWay = isDeletion && !isSent
    isDeletion = false
    isWhole = true
    written(mayBeUnderWay ? names : [], at: instant)
  }

  /// Marks the record to be sent as a whole. The container no longer has it, and it was created again here meanwhile, so no sent value is
  /// left.
  public mutating func removed() {
    self = Marks(of: record, kind, in: zone, order: order)
    isWhole = true
  }

  /// Marks the record as deleted here.
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

  /// Moves the edits to the sent values, as these are on their way.
  public mutating func sending(_ values: Members) {
    sent = sent.changed(by: values)
    edits = []
    isSent = true
    acknowledged = nil
  }

  /// Notes that the container has the sent values.
  /// - Parameter fetches: the number of fetches of the zone that have begun.
  public mutating func saved(during fetches: Int) {
    acknowledged = fetches
    unsure = Members()
    attempts = 0
    nextAttemptAt = nil
    lastError = nil
    isWhole = false
  }

  /// Marks the sent values to be sent again, because the container does not have them, or may not have them.
  public mutating func refused(at instant: Int = 0) {
    let again = sent.names.filter { name in !edits.contains { $0.name == name } }
    edits = again.map { Edit($0, at: instant) } + edits
    unsure = unsure.changed(by: sent)
    sent = Members()
    isSent = false
    acknowledged = nil
  }

  /// Confirms the values that were saved before a fetch of the zone, which has ended well.
  /// - Parameter fetch: the number of the fetch.
  public mutating func confirmed(by fetch: Int) {
    guard isSent, let acknowledged, acknowledged < fetch else { return }
    sent = Members()
    isSent = false
    self.acknowledged = nil
    // A deletion that the container has is done. A deleted record can't have been edited meanwhile.
    isDeletion = false
  }
}
