internal import Cloud
internal import RPC
internal import Shape
internal import Tenancy

/// Requests to the container on behalf of other requests.
extension Sync {
  /// Returns the connection, which is begun if necessary.
  /// - Throws: `cloudUnavailable` if the directory is connected to no container, `accountUnavailable` if the account is known not to be
  ///   usable.
  func requireConnection() throws(Failure) -> SyncConnection {
    try begin()
    guard let connection else { throw .cloudUnavailable(nil) }
    if let status = connection.accountStatus, status != .available { throw .accountUnavailable(status) }
    return connection
  }

  /// Calls a closure as soon as a state is reached, which a cycle brings.
  func when(
    _ held: HeldRequests, _ isReady: @escaping () throws(Failure) -> Bool, _ go: @escaping (Failure?) -> Void
  ) throws(Failure) {
    let connection = try requireConnection()
    connection.wishes.append(CloudWish(held: held, round: connection.round, isReady: isReady, go: go))
    // The note is handled after the present work, which may be a write.
    connection.mailbox.post(SyncConnection.Note.wish.bytes)
  }

  /// Requests a cycle after the present work.
  func requestLater() {
    connection?.isCalled = true
    connection?.mailbox.post(SyncConnection.Note.wanted.bytes)
  }

  /// Looks at the states that requests wait for.
  /// - Parameter failure: the reason why no cycle brings them any more, or `nil` if one still may.
  func lookAtWishes(_ connection: SyncConnection, ended: Bool, _ failure: CloudFailure? = nil) {
    if connection.wishes.isEmpty { return }
    let wishes = connection.wishes
    connection.wishes = []
    for wish in wishes {
      do throws(Failure) {
        // The request does not wait any more.
        if wish.held.isEmpty { continue }
        if try wish.isReady() {
          wish.go(nil)
        } else if let status = connection.accountStatus, status != .available {
          wish.go(.accountUnavailable(status))
        } else if ended, failure != nil || wish.round < connection.round {
          wish.go(.of(failure ?? CloudFailure(.serviceUnavailable, "the container did not return the requested data")))
        } else {
          connection.wishes.append(wish)
        }
      } catch { wish.go(error) }
    }
  }

  /// Sends a request to the container on behalf of another request, which waits for the result.
  /// - Parameters:
  ///   - isReady: returns whether the request can be sent now.
  ///   - keep: called with the reply, in a write of its own: its facts are stored before the waiting request is answered.
  ///   - refusal: returns the error for a refusal that means something here, or `nil` for the usual error.
  ///   - first: an inquiry that this one continues for the same request, or `nil` for a new one.
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
          // Otherwise the inquiry is ended elsewhere.
          if let value { inquiry.end(.success(value)) }
        }
      } catch { inquiry.end(.failure(error)) }
    }
    if !isAsked { throw .cloudUnavailable(connection.peer.absence) }
  }

  /// Returns a Boolean value that indicates whether the container has reported its account, and the account's id is known.
  func knowsAccount() throws(Failure) -> Bool {
    guard connection?.accountStatus == .available, connection?.reference != nil else { return false }
    return try ownStorage.value("account") != nil
  }
}
