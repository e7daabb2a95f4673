public import JSON

/// All conversations of a core, and the actions that follow the lines of any of them.
///
/// One conversation is current: its line is being served, or an action runs for it. A core that serves one pipe has one
/// conversation from the beginning. In a shared core, conversations come and leave.
public final class Conversations {
  /// The present conversations, the oldest first.
  public private(set) var all: [Conversation]
  /// The conversation whose line is being served, or for which an action runs.
  public internal(set) var current: Conversation {
    didSet {
      currentNumber = current.number
      if oldValue.realm != current.realm { whenRealmChanges() }
    }
  }
  /// The number of the current conversation.
  public private(set) var currentNumber = 1
  /// Called when the new current conversation has other sign-ins than the previous one.
  public var whenRealmChanges: () -> Void = {}
  /// The conversation for work of no conversation, in a shared core. Messages to it are dropped. In a core that is not
  /// shared, it is the only conversation.
  let nobody: Conversation
  private var lastNumber = 1
  /// The conversations with messages that are not in their output yet.
  private var speaking: [Conversation] = []
  /// The number of subscriptions, live queries and host calls.
  private var interests = 0
  private var whenServed: [() -> Void] = []
  private var whenSettled: [() -> Void] = []
  private var whenLeft: [(Conversation) -> Void] = []
  private var whenDone: [(Conversation) -> Void] = []
  private var whenCaughtUp: [(Conversation) -> Void] = []
  /// Moves messages to the output, and sends the output if it is large. `nil` while there are uncommitted changes.
  private var send: ((Conversation) -> Void)?

  /// Returns a Boolean value that indicates whether input waits to be served, if the loop can determine this. Actions
  /// that follow a commit let such input go first. Without this function, all actions are performed at once, and so in
  /// the same order in every run.
  var hasInput: (() -> Bool)?
  /// A Boolean value that indicates whether an action that follows a commit was put off.
  public var isBehind = false
  /// A Boolean value that indicates whether a message may have reported stored data that is not durable yet. Such a
  /// message is a notification, or a reply to a request that has waited.
  var hasTold = false
  /// A Boolean value that indicates whether a secret went through the buffers since they were last overwritten.
  public internal(set) var hasSecrets = false
  /// Writes a text to the log only.
  var log: (String) -> Void = { _ in }

  /// The alarms: actions at certain instants that no request causes.
  private(set) var alarms: [Alarm] = []
  /// The number of reasons to check alarms although no conversation listens.
  private var timers = 0
  /// A Boolean value that indicates whether undone lines are being served again. Their effects outside of the stores
  /// have already happened.
  public internal(set) var isServingAgain = false
  /// The number of acts so far. An act is an effect outside of the stores of a request that was served in a group, such
  /// as a line of the log. Acts are numbered from 0.
  public var acts = 0
  /// The acts of the lines that are served again. They are not done a second time. The range is empty after the last of
  /// these acts.
  var actsDone = 0..<0
  /// The number of acts before the batch that is being served, or `nil` if no batch is.
  var actsBeforeBatch: Int?
  /// The number of acts before the lines that a failure of the next commit undoes.
  var actsBeforeGroup = 0

  public init() {
    nobody = Conversation(1, capacity: 1 << 18)
    current = nobody
    all = [nobody]
    nobody.others = self
  }

  deinit {
    for conversation in all + [nobody] { conversation.others = nil }
  }

  /// Returns the number of the next act that the request did when it was first served. Returns `nil` if the request is
  /// served for the first time.
  public func nextActDone() -> Int? {
    guard let number = actsDone.first else { return nil }
    actsDone = number + 1..<actsDone.upperBound
    return number
  }

  /// A Boolean value that indicates whether actions that follow a commit may continue now. Waiting input goes first.
  public var mayGoOn: Bool { hasInput.map { !$0() } ?? true }

  /// A Boolean value that indicates whether a conversation listens, or messages wait to be sent. If not, serving a line
  /// costs nothing here.
  var isActive: Bool { interests > 0 || !speaking.isEmpty }

  /// Changes the number of interests: 1 if a conversation begins to listen, -1 if it stops.
  public func changeInterests(by count: Int) { interests += count }

  /// A Boolean value that indicates whether alarms are checked.
  var hasTimers: Bool { isActive || timers > 0 }

  /// Changes the number of reasons to check alarms although no conversation listens: 1 for a new reason, -1 for a
  /// reason that has ended.
  public func changeTimers(by count: Int) { timers += count }

  /// Adds an alarm. It rings only while a conversation listens, or alarms are checked for another reason.
  public func add(_ alarm: Alarm) { alarms.append(alarm) }

  /// Calls `action` after each line, before the next line is served, and after each commit of work that belongs to no
  /// line. Such work is input of a container, a host or another thread, alarms, and chores.
  public func onServed(_ action: @escaping () -> Void) { whenServed.append(action) }

  /// Calls `action` whenever all served lines are committed.
  /// - Parameter first: whether the action is called before actions that may send replies.
  public func onSettled(first: Bool = false, _ action: @escaping () -> Void) {
    whenSettled.insert(action, at: first ? 0 : whenSettled.count)
  }

  /// Calls `action` when a conversation has left, to remove the data that was stored for it.
  public func onLeft(_ action: @escaping (Conversation) -> Void) { whenLeft.append(action) }

  /// Calls `action` when a conversation has left and all its requests are done.
  public func onDone(_ action: @escaping (Conversation) -> Void) { whenDone.append(action) }

  /// Calls `action` when the reader of a conversation has caught up.
  public func onCaughtUp(_ action: @escaping (Conversation) -> Void) { whenCaughtUp.append(action) }

  /// Writes an error object, and writes its detail to the log. The error object does not contain the detail. All errors
  /// reach the wire in this way.
  public func write(_ failure: Failure, to out: ByteBuffer) {
    failure.write(to: out)
    if let detail = failure.detail { log("internal error: \(detail)") }
  }

  /// Sends the content of the outputs. An action of `onSettled` that takes long calls this function first, so that
  /// replies do not wait for the action.
  public private(set) var sendReplies: () -> Void = {}

  /// Performs an action for a conversation.
  public func within<T, E: Error>(_ conversation: Conversation, _ action: () throws(E) -> T) throws(E) -> T {
    let before = current
    current = conversation
    defer { current = before }
    return try action()
  }
}

/// Conversations that come and leave.
extension Conversations {
  /// Makes the core a shared one: it has no conversation until one joins.
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

  /// Ends a conversation, and removes the data that was stored for it. Its unanswered requests are still completed.
  func leave(_ conversation: Conversation) {
    conversation.isGone = true
    conversation.forget()
    speaking.removeAll { $0 === conversation }
    all.removeAll { $0 === conversation }
    for action in whenLeft { action(conversation) }
    if conversation.owed == 0 { for action in whenDone { action(conversation) } }
  }

  /// Records that a request of a conversation is done.
  func noteAnswered(_ conversation: Conversation) {
    conversation.owed -= 1
    if conversation.owed == 0, conversation.isGone, conversation !== nobody {
      for action in whenDone { action(conversation) }
    }
  }

  /// Continues a conversation whose reader has caught up.
  func caughtUp(_ conversation: Conversation) {
    for action in whenCaughtUp { action(conversation) }
    moveAll()
  }
}

/// Messages to conversations.
extension Conversations {
  /// Overwrites the sent bytes of the outputs, because the bytes may contain secrets.
  public func overwriteSent() {
    for conversation in all { conversation.overwriteSent() }
    hasSecrets = false
  }

  func speaks(_ conversation: Conversation) { speaking.append(conversation) }

  /// Sends the latest messages of a conversation, if that is allowed now.
  func sendNow(of conversation: Conversation) { send?(conversation) }

  /// Ends a line, or a committed action between lines.
  /// - Parameter isGrouping: whether the line may be undone. If so, messages to other conversations wait for the
  ///   commit, and are dropped if the commit fails.
  func served(isGrouping: Bool) {
    for action in whenServed { action() }
    if isGrouping { current.move() } else { moveAll() }
  }

  /// Drops all messages, because the lines since the last commit are undone.
  func undone() {
    for conversation in speaking { conversation.forget() }
    speaking.removeAll()
  }

  /// Performs the actions that follow the commit of all served lines.
  /// - Parameter sendLines: sends the content of the outputs. `nil` if nothing may be sent now.
  func settled(send sendLines: (() -> Void)?) {
    // Work in idle moments commits by itself. Its changes are notified here.
    for action in whenServed { action() }
    sendReplies = { [unowned self] in if all.contains(where: { $0.out.count > 0 }) { sendLines?() } }
    send = { conversation in
      conversation.move()
      if conversation.out.count > RequestServer.mostWaiting { sendLines?() }
    }
    for action in whenSettled { action() }
    send = nil
    sendReplies = {}
    moveAll()
  }

  /// Moves all messages to the outputs.
  func moveAll() {
    if speaking.isEmpty { return }
    for conversation in speaking { conversation.move() }
    speaking.removeAll(keepingCapacity: true)
  }
}
