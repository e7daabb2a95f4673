internal import Cloud
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A connection to a container: the replica, its engine, and the process that is asked.
final class SyncConnection {
  let cloud: String
  let account: String
  let storage: StoreStorage
  let replica: Replica
  let engine: SyncEngine
  let peer: CloudPeer
  let mailbox: Mailbox
  /// What went wrong in the last cycle; nil for nothing.
  var failure: CloudFailure?
  /// What the container has said of its account; nil before it has.
  var accountStatus: CloudAccount.Status?
  var lastEnd: Timestamp?
  var lastSuccess: Timestamp?
  /// Whether the engine has asked to go on, and a note in the mailbox says so.
  var isGoingOn = false

  init(
    _ cloud: String, _ account: String, _ storage: StoreStorage, _ replica: Replica, _ engine: SyncEngine, _ peer: CloudPeer,
    _ mailbox: Mailbox
  ) {
    self.cloud = cloud
    self.account = account
    self.storage = storage
    self.replica = replica
    self.engine = engine
    self.peer = peer
    self.mailbox = mailbox
  }

  /// What stands in the mailbox beside the lines of the container's process: a byte, with which no line begins.
  enum Note: UInt8 {
    /// The engine has left something for later.
    case goOn
    /// Time has passed.
    case tick
    /// An answer has not come in time.
    case late

    init?(_ line: [UInt8]) {
      guard line.count == 1, let first = line.first, let note = Note(rawValue: first) else { return nil }
      self = note
    }

    var bytes: [UInt8] { [rawValue] }
  }
}
