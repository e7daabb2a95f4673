internal import Cloud
internal import RPC
internal import Shape
internal import Tenancy

/// A connection to a container: the stores that sync with it, and the peer that sends the requests to it.
final class SyncConnection {
  let cloud: String
  let account: String
  /// The side of the account's own records.
  let own: SyncSide
  /// The side of the records that others share with the account, or `nil` if nothing is shared.
  var shared: SyncSide?
  let peer: CloudPeer
  let mailbox: Mailbox
  /// The side whose cycle is running, or `nil` if no cycle is running.
  var running: SyncSide?
  /// A Boolean value that indicates whether the container is being asked for shared zones.
  var isAsking = false
  /// A Boolean value that indicates whether a cycle is running or the container is being asked for shared zones.
  var isBusy: Bool { running != nil || isAsking }
  /// A Boolean value that indicates whether the mailbox has an unhandled message that a cycle is wanted.
  var isCalled = false
  /// The number of rounds that have begun. A round is a cycle of the account's own records, or of the shared records,
  /// or of both one after the other.
  var round = 0
  /// A Boolean value that indicates whether a cycle was wanted while another one was running.
  var isWanted = false
  /// The files to fetch. The first one is being fetched.
  var fetches: [FileFetch] = []
  /// The states that callers' requests wait for.
  var wishes: [CloudWish] = []
  /// The callers' requests that wait for replies of the container.
  var inquiries: [HeldRequests] = []
  /// The unanswered requests for public records.
  var publicQuestions: [PublicQuestion] = []
  /// The status of the cloud's account, or `nil` before the container has reported it.
  var accountStatus: CloudAccount.Status?
  /// The container's name for the account, or `nil` before the container has reported it.
  var reference: String?
  /// The container's id, or `nil` before the container has reported it.
  var container: String?
  /// A Boolean value that indicates whether the container refuses writes that the writer's rights do not allow.
  var enforcesRights = false

  init(_ cloud: String, _ account: String, own: SyncSide, shared: SyncSide?, _ peer: CloudPeer, _ mailbox: Mailbox) {
    self.cloud = cloud
    self.account = account
    self.own = own
    self.shared = shared
    self.peer = peer
    self.mailbox = mailbox
  }

  var sides: [SyncSide] { [own] + [shared].compactMap(\.self) }
  /// The instant at which the next cycle begins by itself, by `MonotonicClock`, or `nil` for never.
  var wakeAt: Int? { isBusy ? nil : sides.compactMap(\.engine.wakeAt).min() }

  // MARK: Files on their way

  /// The instant of the last progress report.
  private var toldAt = 0

  /// The instant of the next progress report, or `nil` if no waiting request wants progress reports.
  var tellAt: Int? {
    guard fetches.first?.isUnderWay == true, fetches.contains(where: { $0.held.isWatched }) else { return nil }
    return toldAt + SyncConnection.tellInterval
  }

  private static let tellInterval = 250

  func tellOfFetches(at now: Int) {
    toldAt = now
    var left = 0
    for fetch in fetches {
      left += fetch.wanted.file.bytes - fetch.here
      fetch.held.tell(done: Decimal(max(fetch.ahead - left, 0)), total: Decimal(fetch.ahead))
    }
  }

  /// A message that sync posts to its own mailbox, which also gets the lines of the container's process. The first byte
  /// of such a message is 0xff, with which no line begins.
  enum Note: Equatable {
    /// The engine has postponed work.
    case goOn
    /// The instant of the next cycle has come.
    case tick
    /// A reply has not arrived in time.
    case late
    /// A file that has arrived was checked. The value is `true` if the file is the wanted one.
    case file(Bool)
    /// A request waits for a state, which may be reached already.
    case wish
    /// A cycle is wanted.
    case wanted
    /// The transport with this number has ended.
    case end(Int)

    init?(_ line: [UInt8]) {
      guard line.first == 0xff, line.count > 1 else { return nil }
      switch line[1] {
      case 0: self = .goOn
      case 1: self = .tick
      case 2: self = .late
      case 4: self = .file(line.last == 1)
      case 5: self = .wish
      case 6: self = .wanted
      default: self = .end(line[2...].reduce(0) { $0 << 8 | Int($1) })
      }
    }

    var bytes: [UInt8] {
      switch self {
      case .goOn: [0xff, 0]
      case .tick: [0xff, 1]
      case .late: [0xff, 2]
      case .wish: [0xff, 5]
      case .wanted: [0xff, 6]
      case .file(let isGood): [0xff, 4, isGood ? 1 : 0]
      case .end(let number):
        [0xff, 3] + stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
      }
    }
  }
}
