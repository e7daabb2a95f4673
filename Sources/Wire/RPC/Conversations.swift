public import JSON

/// All conversations of a core, and what is done behind the lines of any of them.
///
/// One of them is current: its line is served, or something is done for it. A core that serves one pipe has one from the beginning; to one
/// that several share, they come and leave.
public final class Conversations {
  /// Those that are there, the oldest first.
  public private(set) var all: [Conversation]
  /// The one whose line is served, or that something is done for.
  public internal(set) var current: Conversation {
    didSet { if oldValue.realm != current.realm { whenRealmChanges() } }
  }
  /// Called when others are signed in for the current conversation than for the one before.
  public var whenRealmChanges: () -> Void = {}
  /// Stands for nobody in a core that several programs share: what is done for nobody is told to nobody. The only one, in another core.
  let nobody: Conversation
  private var lastNumber = 1
  /// Those that something was said to that is not in their output.
  private var speaking: [Conversation] = []
  /// How many subscriptions, live queries and calls of the host there are.
  private var interests = 0
  private var whenServed: [() -> Void] = []
  private var whenSettled: [() -> Void] = []
  private var whenLeft: [(Conversation) -> Void] = []
  private var whenDone: [(Conversation) -> Void] = []
  private var whenCaughtUp: [(Conversation) -> Void] = []
  /// Moves what was said to the output, and sends much of it; nil while something is not committed.
  private var send: ((Conversation) -> Void)?

  /// Whether input waits to be served, for who can say so. What follows from a commit lets it go first; where nobody says so, everything is
  /// done at once, and so in the same order in every run.
  var hasInput: (() -> Bool)?
  /// Whether something that follows from a commit was put off.
  public var isBehind = false
  /// A Boolean value that indicates whether anything was said, since that was last made durable, that may tell of what is stored: a
  /// notification, or a reply to a request that had waited.
  var hasTold = false
  /// A Boolean value that indicates whether a secret went through the buffers since they were last overwritten.
  public internal(set) var hasSecrets = false
  /// Takes what is for the log alone.
  var log: (String) -> Void = { _ in }

  /// What is done at an instant though nobody asks.
  private(set) var alarms: [Alarm] = []
  /// How many alarms are to ring though nobody wants to be told anything.
  private var timers = 0
  /// A Boolean value that indicates whether lines are served again that were undone. What they do outside of the stores was done before.
  public internal(set) var isServingAgain = false
  /// How many things requests that are served in groups have done outside of the stores, such as lines of the log: each has a number, from
  /// 0.
  public var acts = 0
  /// The acts of the lines that are served again: they are not done a second time. Empty behind the last one.
  var actsDone = 0..<0
  /// The number of acts before the batch that is being served; `nil` while none is.
  var actsBeforeBatch: Int?
  /// The number of acts before the lines that a failure of the next commit undoes.
  var actsBeforeGroup = 0

  public init() {
    nobody = Conversation(1, capacity: 1 << 18)
    current = nobody
    all = [nobody]
    nobody.others = self
  }

  /// The number of the act that the request did when it was served first; `nil` if it has not been served yet.
  public func nextActDone() -> Int? {
    guard let number = actsDone.first else { return nil }
    actsDone = number + 1..<actsDone.upperBound
    return number
  }

  /// Whether what follows from a commit may go on now; input that waits goes first.
  public var mayGoOn: Bool { hasInput.map { !$0() } ?? true }

  /// Whether anybody wants to be told something, or something is to be sent. If not, serving a line costs nothing here.
  var isActive: Bool { interests > 0 || !speaking.isEmpty }

  /// Somebody wants to be told something from now on (1), or no longer does (-1).
  public func changeInterests(by count: Int) { interests += count }

  /// A Boolean value that indicates whether alarms are looked at.
  var hasTimers: Bool { isActive || timers > 0 }

  /// Alarms are looked at from now on (1), or no longer (-1), though nobody wants to be told anything.
  public func changeTimers(by count: Int) { timers += count }

  /// Does something at an instant, as long as somebody wants to be told something, or alarms are looked at.
  public func add(_ alarm: Alarm) { alarms.append(alarm) }

  /// Calls `action` after each line, before the next one is served, and after each commit of work that belongs to no line: what a
  /// container, a host or another thread has brought, alarms, and chores.
  public func onServed(_ action: @escaping () -> Void) { whenServed.append(action) }

  /// Calls `action` whenever all lines that were served are committed.
  /// - Parameter first: before what may send replies.
  public func onSettled(first: Bool = false, _ action: @escaping () -> Void) {
    whenSettled.insert(action, at: first ? 0 : whenSettled.count)
  }

  /// Calls `action` when a conversation has left: what was kept for it is forgotten.
  public func onLeft(_ action: @escaping (Conversation) -> Void) { whenLeft.append(action) }

  /// Calls `action` when a conversation has left, and all that it has asked for is done.
  public func onDone(_ action: @escaping (Conversation) -> Void) { whenDone.append(action) }

  /// Calls `action` when the reader of a conversation is far behind no longer.
  public func onCaughtUp(_ action: @escaping (Conversation) -> Void) { whenCaughtUp.append(action) }

  /// Writes an error object, and leaves in the log what it does not tell: no error reaches the wire in another way.
  public func write(_ failure: Failure, to out: ByteBuffer) {
    failure.write(to: out)
    if let detail = failure.detail { log("internal error: \(detail)") }
  }

  /// Sends what is in the output already. An action of `onSettled` that takes long calls it first, so that replies do not wait for it.
  public private(set) var sendReplies: () -> Void = {}

  /// Does something for a conversation.
  public func within<T, E: Error>(_ conversation: Conversation, _ action: () throws(E) -> T) throws(E) -> T {
    let before = current
    current = conversation
    defer { current = before }
    return try action()
  }
}

/// Conversations that come and leave.
extension Conversations {
  /// From now on there is none, until one joins.
  public func share() {
    all = []
    lastNumber = 0
    nobody.isGone = true
  }

  /// Begins a conversation.
  public func join() -> Conversation {
    lastNumber += 1
    let conversation = Conversation(lastNumber, capacity: 1 << 12)
    conversation.others = self
    all.append(conversation)
    return conversation
  }

  /// Ends one: what was kept for it is forgotten. What it has asked for is done all the same.
  func leave(_ conversation: Conversation) {
    conversation.isGone = true
    conversation.forget()
    speaking.removeAll { $0 === conversation }
    all.removeAll { $0 === conversation }
    for action in whenLeft { action(conversation) }
    if conversation.owed == 0 { for action in whenDone { action(conversation) } }
  }

  /// Something that a conversation has asked for is done.
  func noteAnswered(_ conversation: Conversation) {
    conversation.owed -= 1
    if conversation.owed == 0, conversation.isGone, conversation !== nobody { for action in whenDone { action(conversation) } }
  }

  /// The reader of a conversation is far behind no longer.
  func caughtUp(_ conversation: Conversation) {
    for action in whenCaughtUp { action(conversation) }
    moveAll()
  }
}

/// What is said to them.
extension Conversations {
  /// Overwrites what the outputs have sent: secrets went through them.
  public func overwriteSent() {
    for conversation in all { conversation.overwriteSent() }
    hasSecrets = false
  }

  func speaks(_ conversation: Conversation) { speaking.append(conversation) }

  /// Sends what was just said, where that may be.
  func sendNow(of conversation: Conversation) { send?(conversation) }

  /// A line has been served, or something was done beside the lines and is committed.
  /// - Parameter isGrouping: whether the line may be undone. Then what was said to others waits for the commit, and is forgotten if there
  ///   is none.
  func served(isGrouping: Bool) {
    for action in whenServed { action() }
    if isGrouping { current.move() } else { moveAll() }
  }

  /// The lines since the last commit are undone: nobody was told anything.
  func undone() {
    for conversation in speaking { conversation.forget() }
    speaking.removeAll()
  }

  /// All lines that were served are committed.
  /// - Parameter sendLines: sends what is in the outputs; nil where that is not to be done now.
  func settled(send sendLines: (() -> Void)?) {
    // Work in idle moments commits by itself: what it changed is told here.
    for action in whenServed { action() }
    sendReplies = { [unowned self] in if all.contains(where: { $0.out.count > 0 }) { sendLines?() } }
    send = { conversation in
      conversation.move()
      if conversation.out.count > Session.mostWaiting { sendLines?() }
    }
    for action in whenSettled { action() }
    send = nil
    sendReplies = {}
    moveAll()
  }

  /// Moves what was said to the outputs.
  func moveAll() {
    if speaking.isEmpty { return }
    for conversation in speaking { conversation.move() }
    speaking.removeAll(keepingCapacity: true)
  }
}
