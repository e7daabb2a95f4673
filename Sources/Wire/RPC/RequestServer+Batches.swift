internal import JSON

/// Serving JSON-RPC batches.
extension RequestServer {
  /// Serves the requests of a batch in order, and writes their replies as one array (JSON-RPC 2.0, section 6).
  /// - Parameter place: the element to begin with. It is not the first one if a part of the batch was committed before.
  func batch(_ root: JSONValue, _ place: Group.Place) {
    guard root.count > 0 else {
      reject(Failure(InvalidRequestData(), "Invalid Request: a batch has at least one request"), id: "null")
      return
    }
    var element = root.first
    var hasReplies = place.hasReplies
    conversations.actsBeforeBatch = conversations.acts
    defer { conversations.actsBeforeBatch = nil }
    for index in 0..<root.count {
      if index >= place.element {
        let mark = out.count
        out.append(hasReplies ? UInt8(ascii: ",") : UInt8(ascii: "["))
        if request(element, element: index, start: mark) { hasReplies = true } else { out.truncate(to: mark) }
        if state.pointee.isLost {
          // The failed request belongs to a group. At the end of the line, `recover` serves the whole group again.
          if group.isGrouping { return }
          work?.rollback()
        }
        if out.count > RequestServer.mostWaiting, !drainBatch(next: index + 1, hasReplies) { return }
      }
      element = element.following
    }
    if hasReplies { out.append("]\n") }
  }

  /// Commits and sends the replies in the middle of a batch, so that a batch of any size needs little memory.
  /// - Returns: `false` if the commit failed. The group was then served again, and this batch with it to its end.
  private func drainBatch(next: Int, _ hasReplies: Bool) -> Bool {
    guard let drain, conversations.current.mayDrain else { return true }
    if !group.isSingle, settleWrites() { return false }
    secure()
    drain()
    group.batchDrained(next: next, at: out.count, hasReplies: hasReplies)
    conversations.actsBeforeBatch = conversations.acts
    return true
  }

  /// Returns a Boolean value that indicates whether a batch contains answers of the host, or requests that can't be
  /// served again after a failed commit.
  func isStateful(batch root: JSONValue) -> Bool {
    var element = root.first
    for _ in 0..<root.count {
      if element.kind == .object, element.isAnswer || isStateful(element) { return true }
      element = element.following
    }
    return false
  }

  /// Serves a batch that can't be served again. Each request is committed by itself. The array of replies is sent when
  /// all requests of the batch have their replies.
  func openBatch(_ root: JSONValue) {
    let open = OpenBatch(count: root.count)
    singly(.batch(open, element: 0)) {
      var element = root.first
      for index in 0..<root.count {
        group.batchReaches(index)
        serve(element, at: index, of: open)
        element = element.following
      }
    }
    open.isServed = true
    if let array = open.array { out.append(text: array + "\n") }
  }

  private func serve(_ element: JSONValue, at index: Int, of open: OpenBatch) {
    if element.isAnswer { return answerArrived(element) }
    while background.isBusy, let company = companyInWork(element) {
      finishWork(of: company) { companyInWork(element) != nil }
    }
    let start = out.count
    if open.isFull {
      onRequest()
      fail(
        Failure.limitReached(
          OpenBatch.most,
          "The replies of a batch that waits have more than \(OpenBatch.most) bytes. Send fewer requests in one batch"),
        id: element.member("id").flatMap { $0.isID ? $0 : nil })
      open.set(out.text(from: start), at: index)
    } else if request(element, element: index, start: start) {
      open.set(out.text(from: start), at: index)
    }
    out.truncate(to: start)
  }
}
