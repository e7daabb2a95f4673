internal import Cloud
internal import RPC
internal import Shape
internal import Tenancy

/// How requests ask the container.
extension Sync {
  /// The connection, begun if need be.
  /// - Throws: `cloudUnavailable` where the directory is connected to none, `accountUnavailable` where the account is known not to be
  ///   usable.
  func requireConnection() throws(Failure) -> SyncConnection {
    try begin()
    guard let connection else { throw .cloudUnavailable(nil) }
    if let status = connection.accountStatus, status != .available { throw .accountUnavailable(status) }
    return connection
  }

  /// Does something as soon as something else is so, which a cycle brings.
  func when(
    _ held: HeldRequests, _ isReady: @escaping () throws(Failure) -> Bool, _ go: @escaping (Failure?) -> Void
  ) throws(Failure) {
    let connection = try requireConnection()
    connection.wishes.append(CloudWish(held: held, round: connection.round, isReady: isReady, go: go))
    // Behind what is done now, which may be a write.
    connection.mailbox.post(SyncConnection.Note.wish.bytes)
  }

  /// A cycle is wanted, behind what is done now.
  func requestLater() {
    connection?.isCalled = true
    connection?.mailbox.post(SyncConnection.Note.wanted.bytes)
  }

  /// Looks at what somebody waits for.
  /// - Parameter failure: why no cycle brings it any more; nil where one still may.
  func lookAtWishes(_ connection: SyncConnection, ended: Bool, _ failure: CloudFailure? = nil) {
    if connection.wishes.isEmpty { return }
    let wishes = connection.wishes
    connection.wishes = []
    for wish in wishes {
      do throws(Failure) {
        // Nobody waits any more.
        if wish.held.isEmpty { continue }
        if try wish.isReady() {
          wish.go(nil)
        } else if let status = connection.accountStatus, status != .available {
          wish.go(.accountUnavailable(status))
        } else if ended, failure != nil || wish.round < connection.round {
          wish.go(.of(failure ?? CloudFailure(.serviceUnavailable, "the container did not bring what was asked of it")))
        } else {
          connection.wishes.append(wish)
        }
      } catch { wish.go(error) }
    }
  }

  /// Asks the container for a request, which waits for what comes of it.
  /// - Parameters:
  ///   - isReady: what must be so before.
  ///   - keep: called with the answer, in a write of its own: what is stored of it is stored before the request is answered.
  ///   - refusal: what the request is answered for a refusal that means something here; nil for the usual.
  ///   - first: an inquiry that this one continues, for the same request; nil for a new one.
  @discardableResult func inquire<R: HostRequest, Value>(
    _ request: @escaping () throws(Failure) -> R, when isReady: @escaping () throws(Failure) -> Bool,
    refusal: @escaping (CloudFailure) throws(Failure) -> Failure? = { (_) throws(Failure) in nil },
    continuing first: CloudInquiry<Value>? = nil,
    _ keep: @escaping (R.Answer, CloudInquiry<Value>) throws(Failure) -> Value?
  ) throws(Failure) -> CloudInquiry<Value> {
    let inquiry = first ?? CloudInquiry<Value>(dependencies.host)
    let connection = try requireConnection()
    connection.inquiries.removeAll(where: \.isEmpty)
    if first == nil { connection.inquiries.append(inquiry.held) }
    try when(inquiry.held, isReady) { [unowned self] failure in
      if let failure { return inquiry.end(.failure(failure)) }
      do throws(Failure) { try ask(try request(), for: inquiry, refusal, keep) } catch { inquiry.end(.failure(error)) }
    }
    return inquiry
  }

  private func ask<R: HostRequest, Value>(
    _ request: R, for inquiry: CloudInquiry<Value>, _ refusal: @escaping (CloudFailure) throws(Failure) -> Failure?,
    _ keep: @escaping (R.Answer, CloudInquiry<Value>) throws(Failure) -> Value?
  ) throws(Failure) {
    let connection = try requireConnection()
    let isAsked = connection.peer.ask(request) { [unowned self] answer in
      do throws(Failure) {
        switch answer {
        case .failure(let failure): throw try refusal(failure) ?? .of(failure)
        case .success(let answer):
          var value: Value?
          try perform { () throws(Failure) in value = try keep(answer, inquiry) }
          // Otherwise somebody else ends it.
          if let value { inquiry.end(.success(value)) }
        }
      } catch { inquiry.end(.failure(error)) }
    }
    if !isAsked { throw .cloudUnavailable(connection.peer.absence) }
  }

  /// Whether it is known whose cloud it is, and so who the account is.
  func knowsAccount() throws(Failure) -> Bool {
    guard connection?.accountStatus == .available, connection?.reference != nil else { return false }
    return try ownStorage.value("account") != nil
  }
}
