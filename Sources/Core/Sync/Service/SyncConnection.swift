internal import Cloud
internal import RPC
internal import Shape
internal import Tenancy

/// A connection to a container: the stores that are brought up to date with it, and the process that is asked.
final class SyncConnection {
  let cloud: String
  let account: String
  /// What is the account's own.
  let own: SyncSide
  /// What others share with it; nil as long as nobody does.
  var shared: SyncSide?
  let peer: CloudPeer
  let mailbox: Mailbox
  /// The side whose cycle is under way; nil for none.
  var running: SyncSide?
  /// Whether it was asked whether others share something.
  var isAsking = false
  /// Whether a cycle is under way, of whichever side.
  var isBusy: Bool { running != nil || isAsking }
  /// Whether the mailbox has a note that a cycle is wanted.
  var isCalled = false
  /// How many rounds of cycles have begun.
  var round = 0
  /// Whether a cycle was wanted while another was under way.
  var isWanted = false
  /// The files that are wanted, the one first that is under way.
  var fetches: [FileFetch] = []
  /// What requests wait for that ask the container, and these requests.
  var wishes: [CloudWish] = []
  var inquiries: [HeldRequests] = []
  /// The questions for public records that are not answered.
  var publicQuestions: [PublicQuestion] = []
  /// What the container has said of its account; nil before it has.
  var accountStatus: CloudAccount.Status?
  /// What the container calls the account, and itself; nil before it has said so.
  var reference: String?
  var container: String?
  /// Whether the container refuses by itself what an account holds no right to write.
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
  /// When the next cycle begins by itself, by `MonotonicClock`; nil for never.
  var wakeAt: Int? { isBusy ? nil : sides.compactMap(\.engine.wakeAt).min() }

  // MARK: Files on their way

  /// When it was last told how far they are.
  private var toldAt = 0

  /// When it is to be told how far they are; nil where nobody wants to know.
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

  /// What stands in the mailbox beside the lines of the container's process: it begins with a byte with which no line does.
  enum Note: Equatable {
    /// The engine has left something for later.
    case goOn
    /// Time has passed.
    case tick
    /// An answer has not come in time.
    case late
    /// A file that has come was looked at: whether it is what was meant.
    case file(Bool)
    /// Somebody waits for something that may be so already.
    case wish
    /// A cycle is wanted.
    case wanted
    /// The process of this number has ended.
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
      case .end(let number): [0xff, 3] + stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
      }
    }
  }
}
