public import JSON

/// All conversations of a core, and the actions that run after each line, after each commit, and when a conversation
/// ends.
///
/// One conversation is the current one: its line is being served, or an action runs for it. A core that serves one pipe
/// has one conversation from the beginning. In a shared core, conversations begin and end while the core runs.
public final class Conversations {
  /// The conversations that have not ended, the oldest first.
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
  /// Called when the new current conversation has a different realm, and so other sign-ins, than the previous one.
  public var whenRealmChanges: () -> Void = {}
  /// In a shared core, the conversation of work that belongs to no front end. Messages to it are dropped. In a core
  /// that is not shared, this is the only conversation.
  let nobody: Conversation
  private var lastNumber = 1
  /// The conversations with messages that are not in the conversation's output yet.
  private var speaking: [Conversation] = []
  /// The number of subscriptions, live queries and host calls of all conversations.
  private var interests = 0
  private var whenServed: [() -> Void] = []
  private var whenSettled: [() -> Void] = []
  private var whenLeft: [(Conversation) -> Void] = []
  private var whenDone: [(Conversation) -> Void] = []
  private var whenCaughtUp: [(Conversation) -> Void] = []
  /// Moves the messages of a conversation to its output, and sends the output if it is large. `nil` while there are
  /// uncommitted changes, because they could still be undone.
  private var send: ((Conversation) -> Void)?

  /// Returns a Boolean value that indicates whether input waits to be served. If so, actions that follow a commit are
  /// put off until the input is served. If the loop can't know this, the function is `nil`. Then all actions are
  /// performed at once, and so in the same order in every run.
  var hasInput: (() -> Bool)?
  /// A Boolean value that indicates whether an action that follows a commit was put off, because input waited.
  public var isBehind = false
  /// A Boolean value that indicates whether a message was written that may report stored data before the data is
  /// durable. Such a message is a notification, or a reply to a request that has waited.
  var hasTold = false
  /// A Boolean value that indicates whether a secret went through the buffers since they were last overwritten.
  public internal(set) var hasSecrets = false
  /// Writes a text to the log. The text is not sent to front ends.
  var log: (String) -> Void = { _ in }

  /// All alarms: actions that the core performs at certain instants.
  private(set) var alarms: [Alarm] = []
  /// The number of reasons to check the alarms even if no conversation has a subscription, a live query or a host call.
  private var timers = 0
  /// A Boolean value that indicates whether lines are served a second time, because a failed commit has undone them.
  /// Their effects outside of the stores, such as log lines, have already happened.
  public internal(set) var isServingAgain = false
  /// The number of acts so far. An act is an effect outside of the stores, such as a line of the log, by a request
  /// whose commit may still fail (group commit). Acts are numbered from 0.
  public var acts = 0
  /// The numbers of the acts that lines did before a failed commit undid these lines. While the lines are served again,
  /// these acts are not done a second time. The range is empty after the last of these acts.
  var actsDone = 0..<0
  /// The number of acts before the current batch of requests, or `nil` if no batch is being served.
  var actsBeforeBatch: Int?
  /// The number of acts before the first line that would be undone if the next commit fails.
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

  /// Returns the number of the next act, if the current request is served a second time and did this act the first
  /// time. Returns `nil` if the request is served for the first time, or has no further act.
  public func nextActDone() -> Int? {
    guard let number = actsDone.first else { return nil }
    actsDone = number + 1..<actsDone.upperBound
    return number
  }

  /// A Boolean value that indicates whether actions that follow a commit may continue now. It is `false` if input
  /// waits.
  public var mayGoOn: Bool { hasInput.map { !$0() } ?? true }

  /// A Boolean value that indicates whether any conversation has a subscription, a live query or a host call, or
  /// whether messages wait to be sent. If not, nothing has to be done here after a line.
  var isActive: Bool { interests > 0 || !speaking.isEmpty }

  /// Changes the number of subscriptions, live queries and host calls: by 1 if one is added, by -1 if one ends.
  public func changeInterests(by count: Int) { interests += count }

  /// A Boolean value that indicates whether alarms must be checked. If not, no alarm's action is performed.
  var hasTimers: Bool { isActive || timers > 0 }

  /// Changes the number of reasons to check alarms even if no conversation has a subscription, a live query or a host
  /// call. Pass 1 for a new reason, and -1 for a reason that has ended.
  public func changeTimers(by count: Int) { timers += count }

  /// Adds an alarm. It is checked only while `hasTimers` is `true`.
  public func add(_ alarm: Alarm) { alarms.append(alarm) }

  /// Calls `action` after each line, before the next line is served. Also calls it after each commit of work that
  /// belongs to no line. Such work comes from a container, a host, another thread, an alarm, or an idle moment.
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

  /// Calls `action` when a front end that was far behind has read its waiting output.
  public func onCaughtUp(_ action: @escaping (Conversation) -> Void) { whenCaughtUp.append(action) }

  /// Writes an error object to the output. Its detail is for developers only, so the detail is written to the log and
  /// not to the error object. All errors are sent through this function.
  public func write(_ failure: Failure, to out: ByteBuffer) {
    failure.write(to: out)
    if let detail = failure.detail { log("internal error: \(detail)") }
  }

  /// Sends all content of the outputs now. An action of `onSettled` that takes long calls this function before its
  /// work, so that replies do not wait for the action.
  public private(set) var sendReplies: () -> Void = {}

  /// Performs an action with the given conversation as the current one.
  public func within<T, E: Error>(_ conversation: Conversation, _ action: () throws(E) -> T) throws(E) -> T {
    let before = current
    current = conversation
    defer { current = before }
    return try action()
  }
}

/// Conversations that begin and end while the core runs.
extension Conversations {
  /// Makes the core a shared one: it has no conversation until a front end connects.
  public func share() {
    all = []
    lastNumber = 0
    nobody.isGone = true
  }

  /// Begins a new conversation.
  public func join() -> Conversation {
    lastNumber += 1
    let conversation = Conversation(lastNumber, capacity: 1 << 12)
    conversation.others = self
    all.append(conversation)
    return conversation
  }

  /// Ends a conversation, and removes the data that was stored for it. The core still completes the conversation's
  /// unfinished requests.
  func leave(_ conversation: Conversation) {
    conversation.isGone = true
    conversation.forget()
    speaking.removeAll { $0 === conversation }
    all.removeAll { $0 === conversation }
    for action in whenLeft { action(conversation) }
    if conversation.owed == 0 { for action in whenDone { action(conversation) } }
  }

  /// Subtracts a request that is done from the number of the conversation's unfinished requests.
  func noteAnswered(_ conversation: Conversation) {
    conversation.owed -= 1
    if conversation.owed == 0, conversation.isGone, conversation !== nobody {
      for action in whenDone { action(conversation) }
    }
  }

  /// Continues to send messages to a conversation whose front end has read its waiting output.
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

  /// Sends the collected messages of a conversation, if there are no uncommitted changes.
  func sendNow(of conversation: Conversation) { send?(conversation) }

  /// Does what follows a served line, or a committed action between two lines.
  /// - Parameter isGrouping: whether a failed commit may still undo the line. If so, messages to other conversations
  ///   wait for the commit, and are dropped if the commit fails.
  func served(isGrouping: Bool) {
    for action in whenServed { action() }
    if isGrouping { current.move() } else { moveAll() }
  }

  /// Drops all messages collected since the last commit, because the changes of the requests that caused them were
  /// rolled back.
  func undone() {
    for conversation in speaking { conversation.forget() }
    speaking.removeAll()
  }

  /// Performs the actions that follow the commit of all served lines.
  /// - Parameter sendLines: sends the content of the outputs. `nil` if nothing may be sent now.
  func settled(send sendLines: (() -> Void)?) {
    // Work in idle moments commits without a line. Its changes are reported to subscribers here.
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

  /// Moves all collected messages to the outputs of their conversations.
  func moveAll() {
    if speaking.isEmpty { return }
    for conversation in speaking { conversation.move() }
    speaking.removeAll(keepingCapacity: true)
  }
}
