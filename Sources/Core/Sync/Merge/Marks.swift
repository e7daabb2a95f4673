public import Shape

/// What of one record was changed here and is not confirmed: the queue's entry, and the marks that protect its fields.
///
/// A field is either in `edits`, changed and not sent (pendingEdit), or in `sent`, sent and not confirmed (pendingSync), or in both, as it
/// was edited again meanwhile.
///
///     var marks = Marks(of: record, "item", in: zone, order: 7)
///     marks.written(["name"], at: now)
///     marks.sending(values)           // edits -> sent
///     marks.saved(during: fetches)    // arrived; protected until a fetch that begins later has ended well
///     marks.confirmed(by: fetch)      // gone
public struct Marks: Equatable, Sendable {
  /// When a field was changed here: milliseconds of this device's clock, for people; nothing is decided by it.
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
  /// Where it stands in the queue: the position in the change log of the first edit.
  public var order: Int
  /// Whether all of it is to be sent: the server does not have it, as far as is known here.
  public var isWhole = false
  /// Whether it is to be deleted.
  public var isDeletion = false
  public var edits: [Edit] = []
  /// Fields with the values that were sent.
  public var sent = Members()
  /// Values that were sent before, and of which nobody knows whether they have arrived: met again, they are this device's own.
  public var unsure = Members()
  public var isSent = false
  /// The number of the last fetch that had begun when the server had the values; nil until it has them.
  public var acknowledged: Int?
  public var attempts = 0
  /// When it may be tried again, in milliseconds of a clock that only grows; nil for at once, `never` for not before it is changed.
  public var nextAttemptAt: Int?
  public var lastError: String?

  /// Later than any instant.
  public static let never = Int.max

  public init(of record: UUID, _ kind: String, in zone: Int, order: Int) {
    self.record = record
    self.kind = kind
    self.zone = zone
    self.order = order
  }

  /// Whether there is something to be sent.
  public var isEdited: Bool { !edits.isEmpty || isWhole && !isSent || isDeletion && !isSent }
  /// Whether the server has refused it for good: it is not sent before it is changed.
  public var isPutAside: Bool { nextAttemptAt == Marks.never }
  /// Whether nothing of it is pending any more.
  public var isDone: Bool { edits.isEmpty && !isSent && !isWhole && !isDeletion }
  /// The fields that no fetch may overwrite; for a record that is whole all are.
  public var names: Set<String> { Set(edits.map(\.name)).union(sent.names) }

  /// Fields were changed here.
  public mutating func written(_ names: [String], at instant: Int) {
    for name in names {
      edits.removeAll { $0.name == name }
      edits.append(Edit(name, at: instant))
    }
    attempts = 0
    nextAttemptAt = nil
  }

  /// The record was made here.
  ///
  /// A record that was deleted has its id again if that follows from a natural key. While the deletion is under way, the
  /// record waits for the answer (`removed`); once the server has deleted it, it is sent as a new one. If the deletion was never
  /// sent, an earlier save may be under way: all fields differ from what that says.
  /// - Parameter names: all fields of the record.
  public mutating func made(_ names: [String] = [], at instant: Int) {
    if isDeletion, acknowledged != nil { removed() }
    let mayBeUnderWay = isDeletion && !isSent
    isDeletion = false
    isWhole = true
    written(mayBeUnderWay ? names : [], at: instant)
  }

  /// The server does not have the record any more, which was made again here meanwhile: nothing of what was sent is left.
  public mutating func removed() {
    self = Marks(of: record, kind, in: zone, order: order)
    isWhole = true
  }

  /// The record was deleted here.
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

  /// What is to be sent is on its way.
  public mutating func sending(_ values: Members) {
    sent = sent.changed(by: values)
    edits = []
    isSent = true
    acknowledged = nil
  }

  /// The server has what was sent.
  /// - Parameter fetches: how many fetches of the zone have begun.
  public mutating func saved(during fetches: Int) {
    acknowledged = fetches
    unsure = Members()
    attempts = 0
    nextAttemptAt = nil
    lastError = nil
    isWhole = false
  }

  /// The server has not, or nobody knows: it is to be sent again.
  public mutating func refused(at instant: Int = 0) {
    let again = sent.names.filter { name in !edits.contains { $0.name == name } }
    edits = again.map { Edit($0, at: instant) } + edits
    unsure = unsure.changed(by: sent)
    sent = Members()
    isSent = false
    acknowledged = nil
  }

  /// A fetch of the zone has ended well.
  /// - Parameter fetch: its number; what was saved before it began is confirmed.
  public mutating func confirmed(by fetch: Int) {
    guard isSent, let acknowledged, acknowledged < fetch else { return }
    sent = Members()
    isSent = false
    self.acknowledged = nil
    // A deletion that the server has is done; an edit meanwhile there can't be.
    isDeletion = false
  }
}
