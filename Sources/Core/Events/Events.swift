internal import Crypto
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Gives front ends access to the change logs: they read changes from any position on, or subscribe to changes.
final class Events {
  private struct Subscription {
    let conversation: Conversation
    /// The number of the subscription in its conversation.
    let handle: Int
    let topics: [Topic]
    /// The position after which changes are sent.
    let start: EventCursor
    /// The position after which nothing was sent, because the reader was far behind, or `nil` if nothing was missed.
    var missedFrom: EventCursor?
  }

  private let dependencies: Dependencies
  private let conversations: Conversations
  private let makeKinds: () -> [EntityKind]
  /// The kinds of records and data that changes can be about.
  private lazy var kinds = makeKinds()
  private var subscriptions: [Subscription] = []
  /// The last handle of each conversation.
  private var lastHandles: [Int: Int] = [:]
  /// The position after the last change that was sent to subscribers, or `nil` if it must be looked up.
  private var told: EventCursor?
  /// The restricted fields of those kinds of records for which they were needed so far.
  private var restrictions: [String: [String: Int]] = [:]

  /// The maximum number of subscriptions of a conversation.
  static let mostSubscriptions = 100

  init(_ dependencies: Dependencies, kinds: @escaping () -> [EntityKind]) {
    self.dependencies = dependencies
    conversations = dependencies.conversations
    makeKinds = kinds
    conversations.onServed { [unowned self] in tell() }
    conversations.onLeft { [unowned self] conversation in
      if lastHandles.removeValue(forKey: conversation.number) == nil { return }
      remove { $0.conversation === conversation }
    }
    conversations.onCaughtUp { [unowned self] in tellMissed($0) }
    dependencies.stores.whenUndone { [unowned self] in told = nil }
    dependencies.listeners = { [unowned self] service, company in
      conversations.all.filter { conversation in
        subscriptions.contains {
          $0.conversation === conversation
            && ($0.topics.isEmpty || $0.topics.contains { $0.covers("\(service)", company) })
        }
      }
    }
  }

  private var changes: ChangeLog { dependencies.stores.changes }

  private func isThere(_ store: Store) -> Bool { changes.logged.contains(store) }

  /// Returns the position after the newest change.
  private func newest() throws(Failure) -> EventCursor {
    try EventCursor(of: try dependencies.account(), try dependencies.stores.positions.cipher()) {
      store throws(Failure) in
      isThere(store) ? try changes.newest(in: store) : 0
    }
  }

  /// Returns the position before the oldest change that is kept.
  private func oldest() throws(Failure) -> EventCursor {
    try EventCursor(of: try dependencies.account(), try dependencies.stores.positions.cipher()) {
      store throws(Failure) in
      isThere(store) ? try changes.floor(in: store) : 0
    }
  }

  func subscribe(_ topics: [Topic]) throws(Failure) -> Subscribed {
    try topics.validate(kinds)
    let conversation = conversations.current
    guard subscriptions.count(where: { $0.conversation === conversation }) < Events.mostSubscriptions else {
      throw Failure.limitReached(
        Events.mostSubscriptions,
        "There are already \(Events.mostSubscriptions) subscriptions. End one with events.unsubscribe first")
    }
    let position = try newest()
    let cursor = try position.text
    if subscriptions.isEmpty { told = position }
    let handle = (lastHandles[conversation.number] ?? 0) + 1
    lastHandles[conversation.number] = handle
    subscriptions.append(Subscription(conversation: conversation, handle: handle, topics: topics, start: position))
    changes.isObserved = true
    conversations.changeInterests(by: 1)
    return Subscribed(subscription: handle, cursor: cursor)
  }

  func unsubscribe(_ handle: Int) throws(Failure) -> Unsubscribed {
    let conversation = conversations.current
    guard remove(where: { $0.conversation === conversation && $0.handle == handle }) else {
      throw .notFound("subscription")
    }
    return Unsubscribed(unsubscribed: handle)
  }

  /// Removes the subscriptions that fulfil a condition.
  /// - Returns: a Boolean value that indicates whether a subscription was removed.
  @discardableResult private func remove(where isOver: (Subscription) -> Bool) -> Bool {
    let count = subscriptions.count
    subscriptions.removeAll(where: isOver)
    conversations.changeInterests(by: subscriptions.count - count)
    if subscriptions.isEmpty, count > 0 {
      changes.isObserved = false
      _ = changes.takeNews()
    }
    return subscriptions.count < count
  }

  /// Sends subscribers the changes that were committed since the last call.
  private func tell() {
    let (news, isCut) = changes.takeNews()
    if news.isEmpty { return }
    do throws(Failure) {
      let before = try positionTold(before: news)
      // There are too many changes to send. Subscribers are notified of the position from which they can read them.
      if isCut {
        told = nil
        return tellBehind(from: before)
      }
      var after = before
      for change in news { after[change.store] = change.seq }
      told = after
      try tell(news, from: before, cursor: after.text)
    } catch {
      // If the position can't be read now, subscribers are asked to read the logs from the beginning, so that they miss
      // nothing.
      told = nil
      if let start = try? EventCursor(
        of: try dependencies.account(), try dependencies.stores.positions.cipher(), positions: { _ in 0 })
      {
        tellBehind(from: start)
      }
    }
  }

  /// Sends changes to all subscribers who want them.
  /// - Parameters:
  ///   - before: the position before the changes.
  ///   - cursor: the position after them.
  private func tell(_ news: [Change], from before: EventCursor, cursor: String) throws(Failure) {
    var seen: (conversation: Conversation, events: [(store: Store, seq: Int, event: Event)])?
    for (index, subscription) in subscriptions.enumerated() {
      let conversation = subscription.conversation
      if conversation.isBehind {
        if subscription.missedFrom == nil { subscriptions[index].missedFrom = before }
        continue
      }
      // The subscriptions of a conversation are mostly adjacent, so its visible changes are rarely computed twice.
      if seen?.conversation !== conversation {
        seen = (conversation, try conversations.within(conversation) { () throws(Failure) in try visible(news) })
      }
      let events = seen?.events ?? []
      let wanted = events.filter { $0.seq > subscription.start[$0.store] && subscription.topics.cover($0.event) }.map(
        \.event)
      if wanted.isEmpty { continue }
      conversation.notify(
        EventsChanged(subscription: subscription.handle, events: wanted, cursor: cursor, behind: false))
    }
  }

  /// Notifies all subscribers that there are changes to read after a position.
  private func tellBehind(from position: EventCursor) {
    for (index, subscription) in subscriptions.enumerated() {
      if subscription.conversation.isBehind {
        if subscription.missedFrom == nil { subscriptions[index].missedFrom = position }
      } else {
        tellBehind(subscription, from: position)
      }
    }
  }

  private func tellBehind(_ subscription: Subscription, from position: EventCursor) {
    guard let cursor = try? position.text else { return }
    subscription.conversation.notify(
      EventsChanged(subscription: subscription.handle, events: [], cursor: cursor, behind: true))
  }

  /// Notifies a conversation of the position after which it has missed changes. Its reader was far behind, and has
  /// caught up.
  private func tellMissed(_ conversation: Conversation) {
    for (index, subscription) in subscriptions.enumerated() where subscription.conversation === conversation {
      guard let position = subscription.missedFrom else { continue }
      subscriptions[index].missedFrom = nil
      tellBehind(subscription, from: position)
    }
  }

  /// Returns the position up to which changes were sent to subscribers before the given changes.
  private func positionTold(before news: [Change]) throws(Failure) -> EventCursor {
    if let told { return told }
    // After a rollback, the position is not known. It is computed from the newest one: the log already has the given
    // changes.
    var position = try newest()
    for change in news.reversed() { position[change.store] = change.seq - 1 }
    return position
  }

  /// Returns the changes that the caller may see, as events.
  private func visible(_ changes: [Change]) throws(Failure) -> [(store: Store, seq: Int, event: Event)] {
    var events: [(store: Store, seq: Int, event: Event)] = []
    for change in changes {
      if let event = try visible(change) { events.append((change.store, change.seq, event)) }
    }
    return events
  }

  /// Returns a change as an event, or `nil` if the caller may not see it.
  private func visible(_ change: Change) throws(Failure) -> Event? {
    guard let kind = kinds.first(where: { $0.name == change.entity }) else { return nil }
    guard let company = change.company else { return Event(change, service: kind.service, hidden: []) }
    if let scope = try dependencies.directory.find(company) {
      let access = if let accessOf = kind.accessOf { try accessOf(change, scope) } else { kind.access }
      guard access.permits(scope.rights) else { return nil }
      return Event(change, service: kind.service, hidden: hidden(kind, from: scope.audience))
    }
    // If the company is deleted, the caller can see only the deletion itself.
    return change.record == change.company && change.action == .deleted
      ? Event(change, service: kind.service, hidden: []) : nil
  }

  /// Returns the names of a kind's restricted fields that the reader may not see.
  private func hidden(_ kind: EntityKind, from audience: Audience) -> Set<String> {
    if restrictions[kind.name] == nil { restrictions[kind.name] = kind.restrictions() }
    return Set((restrictions[kind.name] ?? [:]).filter { !audience.sees($0.value) }.keys)
  }

  /// Returns at most `limit` changes after a position.
  /// - Parameter text: the position as a cursor, or `nil` for the beginning of the logs.
  /// - Throws: -32602 for a text that is no cursor of this directory, or for an unknown topic, and `cursorTooOld`.
  func since(_ text: String?, limit: Int, _ topics: [Topic]) throws(Failure) -> EventPage {
    try topics.validate(kinds)
    let oldest = try oldest()
    var cursor = oldest
    if let text {
      cursor = try EventCursor(text, of: try dependencies.account(), try dependencies.stores.positions.cipher())
      try check(cursor, oldest: oldest)
    }
    var reader = MergedChanges(changes, from: cursor)
    var events: [Event] = []
    for _ in 0..<Events.mostRead {
      guard events.count < limit, let change = try reader.next() else { break }
      if let event = try visible(change), topics.cover(event) { events.append(event) }
    }
    return EventPage(events: events, cursor: try reader.cursor.text, more: try reader.hasMore())
  }

  private func check(_ cursor: EventCursor, oldest: EventCursor) throws(Failure) {
    for store in changes.logged {
      if cursor[store] > (try changes.newest(in: store)) {
        throw .invalidParam(
          "/cursor",
          "cursor must not be after the newest event of this data directory; use a cursor that events.since or events.subscribe returned"
        )
      }
      if cursor[store] < oldest[store] {
        throw Failure(
          CursorTooOldData(oldest: try oldest.text, newest: try newest().text),
          "The event log does not reach back to the cursor. Read all records again, and continue from data.newest")
      }
    }
  }

  /// The maximum number of changes that one call examines, even if the caller wants or may see only few of them.
  private static let mostRead = 10_000
}
