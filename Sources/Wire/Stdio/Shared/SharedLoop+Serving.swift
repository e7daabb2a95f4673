internal import JSON
internal import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Serving the clients of a shared core. Each is served for a limited time, so that none has to wait long for the
/// others.
extension SharedLoop {
  func takeWork() {
    if server.isWorking, server.takeWork() { noteAsked() }
    if server.isListening, server.takeDueMail() { noteAsked() }
    if server.isWaiting { _ = server.tick() }
    for client in clients where client.canGoOn { server.resume(client.conversation) }
  }

  private func noteAsked() { lastAsked = MonotonicClock.milliseconds }

  /// Serves all clients that have sent input. Those that have sent little are served first, so that they don't wait for
  /// the replies to large inputs.
  func serveClients() {
    for client in clients {
      if client.backlog > 0, poller.isReady(client.output.number) { client.writePending() }
      if client.conversation.isBehind, client.backlog < RequestServer.mostWaiting / 4 {
        server.caughtUp(client.conversation)
      }
    }
    let heard = clients.filter { $0.canBeServed || $0.wantsInput && poller.isReady($0.input.number) }
    if heard.isEmpty { return }
    noteAsked()
    turn &+= 1
    serveQuiet(heard)
    if server.hasUncommitted, !isLineByLine { gather(clients.filter { $0.turn != turn }) }
    let busy = heard.filter { $0.isBusy }
    if busy.isEmpty { return }
    settle()
    // A client's input is read and served before the next client's input is read. So it is still in the processor's
    // cache when it is served.
    for client in busy {
      if !client.hasMore {
        client.widen()
        client.read()
      }
      if client.canBeServed { serve(client) }
    }
    // After the commit, the lines are not needed any more, so the clients can give back the large block of memory.
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

  /// Before the commit, serves the clients whose input has arrived meanwhile, too. A commit costs as much as many
  /// lines, so it is better to have more lines in one commit.
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
      server.enter(conversation)
      take(piece, from: client)
      if isLineByLine { server.finishWork() }
      if conversation.out.count > RequestServer.mostWaiting || isLineByLine { settle() }
      // The lines that are not served now stay in the client's buffer until the next round.
      if conversation.isParked || client.isFull || client.failure != nil { return }
      count += 1
      // Reading the clock costs as much as a small request. So it is read after every eighth message, or when the tick
      // shows that time has passed because a message took long.
      guard count & 7 == 0 || MonotonicClock.tick != tick, MonotonicClock.milliseconds >= end else { continue }
      if hasOthers(than: client) { return }
      end = MonotonicClock.milliseconds + SharedLoop.share
    }
    client.hasMore = false
    // A client that gave way to others may still have the large block of memory, although its last read was small. So
    // `isWide` is checked, too.
    if !client.isBusy, !client.isWide { return }
    settle()
    client.narrow()
    takeOutputBack(from: client)
  }

  private func lendOutput(to client: ClientLink) {
    holder = client
    if sharedOutput.capacity > client.conversation.out.capacity { client.conversation.out.exchange(with: sharedOutput) }
  }

  /// Takes the large output buffer back from a client whose replies are written. Also frees the memory that an
  /// unusually long reply needed.
  private func takeOutputBack(from client: ClientLink) {
    let out = client.conversation.out
    if out.count > 0 { return }
    if out.capacity > sharedOutput.capacity { out.exchange(with: sharedOutput) }
    out.shrink(to: 1 << 16)
    sharedOutput.shrink(to: RequestServer.mostWaiting * 2)
  }

  private func take(_ piece: InputPiece, from client: ClientLink) {
    switch piece {
    case .line(let line):
      if let dialect = client.options.dialect { take(line, dialect, from: client) } else { server.receive(line) }
    case .tooLong(let id, let call):
      server.refuseLine(longerThan: client.options.maxLine, id: id, of: call, called: client.unit)
    case .unheld(let id, let call): server.refuseUnheldLine(id: id, of: call, called: client.unit)
    case .broken(let sentence):
      server.refuseInput(sentence)
    }
  }

  /// Handles a message of a dialect. The JSON-RPC lines that the dialect makes do not stay in place, so they can't be
  /// in a group. Each of them is committed and answered by itself.
  private func take(_ message: UnsafeMutableBufferPointer<UInt8>, _ dialect: any Dialect, from client: ClientLink) {
    dialect.take(Array(message)) { serve($0, for: client) }
  }

  /// Serves a JSON-RPC line that a client's dialect has made.
  private func serve(_ line: [UInt8], for client: ClientLink) {
    server.enter(client.conversation)
    server.serve(line)
    client.flush()
  }

  /// Serves the requests that dialects have queued in reaction to messages of the core.
  /// - Returns: a Boolean value that indicates whether there were such requests.
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

  /// Returns a Boolean value that indicates whether other clients wait to be served: they have sent input, or a new
  /// client wants to join.
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

  /// Commits the changes and makes them durable, and then sends the replies.
  func settle() {
    repeat {
      server.settle()
      flushClients()
    } while serveDialects()
    if server.conversations.hasSecrets { overwriteDone() }
  }

  /// Overwrites the buffers that contained secrets. While a line is parked, nothing is overwritten, because the parked
  /// line is in such a buffer and is read later.
  private func overwriteDone() {
    if clients.contains(where: { $0.conversation.isParked }) { return }
    for client in clients { client.overwriteDone() }
    sharedOutput.overwriteRest()
    server.conversations.overwriteSent()
  }

  func flushClients() {
    for client in clients where client.conversation.out.count > 0 || client.options.dialect != nil {
      client.flush()
      if client !== holder { takeOutputBack(from: client) }
      if client.isFull { client.conversation.isBehind = true }
    }
  }

  /// Does one step of the work of idle moments, if there was no input for long enough.
  func rest() {
    guard let delay = idle.delay() else { return idle.sleep() }
    if quiet < delay || hasInput { return }
    // The output buffer may have grown for an unusually large reply. Its memory is freed now.
    sharedOutput.shrink(to: 1 << 16)
    idle.step()
    // The work may have changed the result of a live query. The new result is sent here.
    settle()
  }
}
