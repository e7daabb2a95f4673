internal import JSON
internal import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// How the programs that share a core are served, and for how long each.
extension SharedLoop {
  func takeWork() {
    if session.isWorking, session.takeWork() { noteAsked() }
    if session.isListening, session.takeDueMail() { noteAsked() }
    if session.isWaiting { _ = session.tick() }
    for client in clients where client.canGoOn { session.resume(client.conversation) }
  }

  private func noteAsked() { lastAsked = MonotonicClock.milliseconds }

  /// Serves all that have sent something: first those who send little, so that they need not wait for what others write.
  func serveClients() {
    for client in clients {
      if client.backlog > 0, poller.isReady(client.output.number) { client.writePending() }
      if client.conversation.isBehind, client.backlog < Session.mostWaiting / 4 { session.caughtUp(client.conversation) }
    }
    let heard = clients.filter { $0.canBeServed || $0.wantsInput && poller.isReady($0.input.number) }
    if heard.isEmpty { return }
    noteAsked()
    turn &+= 1
    serveQuiet(heard)
    if session.hasUncommitted, !isLineByLine { gather(clients.filter { $0.turn != turn }) }
    let busy = heard.filter { $0.isBusy }
    if busy.isEmpty { return }
    settle()
    // What is read is served while it is still in the cache of the processor.
    for client in busy {
      if !client.hasMore {
        client.widen()
        client.read()
      }
      if client.canBeServed { serve(client) }
    }
    // What was cut is done with.
    settle()
    for client in busy where !client.hasMore { client.narrow() }
  }

  private func serveQuiet(_ ready: [ClientLink]) {
    for client in ready {
      client.turn = turn
      if !client.isBusy, !client.hasMore { client.read() }
    }
    for client in ready where !client.isBusy && client.canBeServed { serve(client) }
  }

  /// Serves those, too, that have asked meanwhile: a commit costs as much as many lines.
  private func gather(_ silent: [ClientLink]) {
    var silent = silent
    while !silent.isEmpty {
      glance.begin()
      for client in silent where client.wantsInput { glance.add(client.input.number, Int16(POLLIN)) }
      guard glance.wait(0) else { return }
      let ready = silent.filter { $0.wantsInput && glance.isReady($0.input.number) }
      silent.removeAll { $0.wantsInput && glance.isReady($0.input.number) }
      serveQuiet(ready)
    }
  }

  private func serve(_ client: ClientLink) {
    let conversation = client.conversation
    if client.isBusy { lendOutput(to: client) }
    defer { holder = nil }
    var end = MonotonicClock.milliseconds + SharedLoop.share
    let tick = MonotonicClock.tick
    var count = 0
    while let piece = client.next() {
      session.enter(conversation)
      take(piece, from: client)
      if isLineByLine { session.finishWork() }
      if conversation.out.count > Session.mostWaiting || isLineByLine { settle() }
      // What is left stays where it is.
      if conversation.isParked || client.isFull || client.failure != nil { return }
      count += 1
      // To look at the clock costs as much as a little request; one that takes long is seen by the tick.
      guard count & 7 == 0 || MonotonicClock.tick != tick, MonotonicClock.milliseconds >= end else { continue }
      if hasOthers(than: client) { return }
      end = MonotonicClock.milliseconds + SharedLoop.share
    }
    client.hasMore = false
    if !client.isBusy { return }
    settle()
    client.narrow()
    takeOutputBack(from: client)
  }

  private func lendOutput(to client: ClientLink) {
    holder = client
    if sharedOutput.capacity > client.conversation.out.capacity { client.conversation.out.exchange(with: sharedOutput) }
  }

  /// Takes the large piece of memory back from whose replies are written, and what an unusually long one took.
  private func takeOutputBack(from client: ClientLink) {
    let out = client.conversation.out
    if out.count > 0 { return }
    if out.capacity > sharedOutput.capacity { out.exchange(with: sharedOutput) }
    out.shrink(to: 1 << 16)
    sharedOutput.shrink(to: Session.mostWaiting * 2)
  }

  private func take(_ piece: InputPiece, from client: ClientLink) {
    switch piece {
    case .line(let line):
      if let dialect = client.options.dialect { take(line, dialect, from: client) } else { session.receive(line) }
    case .tooLong(let id, let call):
      session.refuseLine(longerThan: client.options.maxLine, id: id, of: call, called: client.unit)
    case .unheld(let id, let call): session.refuseUnheldLine(id: id, of: call, called: client.unit)
    case .broken(let sentence):
      session.refuseInput(sentence)
    }
  }

  /// Serves what a message means. Its lines don't stay in place, and so are committed and answered one by one.
  private func take(_ message: UnsafeMutableBufferPointer<UInt8>, _ dialect: any Dialect, from client: ClientLink) {
    dialect.take(Array(message)) { serve($0, for: client) }
  }

  /// Serves a line that a client's dialect has made.
  private func serve(_ line: [UInt8], for client: ClientLink) {
    session.enter(client.conversation)
    session.serve(line)
    client.flush()
  }

  /// Serves what dialects ask for after what they were told.
  /// - Returns: whether any has asked.
  private func serveDialects() -> Bool {
    var hasServed = false
    for client in clients {
      for line in client.options.dialect?.takeRequests() ?? [] {
        serve(line, for: client)
        hasServed = true
      }
    }
    return hasServed
  }

  /// Whether others have sent something meanwhile.
  private func hasOthers(than client: ClientLink) -> Bool {
    if clients.contains(where: { $0 !== client && $0.canBeServed }) { return true }
    glance.begin()
    if takesCallers { glance.add(listener, Int16(POLLIN)) }
    for other in clients where other !== client {
      glance.add(other.channel.socket, Int16(POLLIN))
      if other.wantsInput { glance.add(other.input.number, Int16(POLLIN)) }
    }
    return glance.wait(0)
  }

  /// Makes what was done durable, and only then answers.
  func settle() {
    repeat {
      session.settle()
      flushClients()
    } while serveDialects()
    if session.conversations.hasSecrets { overwriteDone() }
  }

  /// Overwrites the buffers that secrets went through. A line that was put aside stays where it is, and is looked at later.
  private func overwriteDone() {
    if clients.contains(where: { $0.conversation.isParked }) { return }
    for client in clients { client.overwriteDone() }
    sharedOutput.overwriteRest()
    session.conversations.overwriteSent()
  }

  func flushClients() {
    for client in clients where client.conversation.out.count > 0 || client.options.dialect != nil {
      client.flush()
      if client !== holder { takeOutputBack(from: client) }
      if client.isFull { client.conversation.isBehind = true }
    }
  }

  /// Does what can be done while nobody asks.
  func rest() {
    guard let delay = idle.delay() else { return idle.sleep() }
    if quiet < delay || hasInput { return }
    idle.step()
    // What was done may concern a live query.
    settle()
  }
}
