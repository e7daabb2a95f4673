internal import Cloud
internal import RPC
internal import Shape
internal import Tenancy

/// Sends requests to the cloud's container for a caller's request, which waits until sync reaches the needed state and
/// the container replies.
extension Sync {
  /// Returns the connection to the container. Connects first if necessary.
  /// - Throws: `cloudUnavailable` if the directory is not connected to a container, or `accountUnavailable` if the
  ///   container has reported that the account can't be used.
  func requireConnection() throws(Failure) -> SyncConnection {
    try begin()
    guard let connection else { throw .cloudUnavailable(nil) }
    if let status = connection.accountStatus, status != .available { throw .accountUnavailable(status) }
    return connection
  }

  /// Calls a closure as soon as a state is reached, or when the state can't be reached any more.
  /// - Parameters:
  ///   - held: the requests that wait for the state.
  ///   - isReady: returns a Boolean value that indicates whether the state is reached.
  ///   - go: called with `nil` if the state is reached, or with the reason why it can't be reached.
  func when(
    _ held: HeldRequests, _ isReady: @escaping () throws(Failure) -> Bool, _ go: @escaping (Failure?) -> Void
  ) throws(Failure) {
    let connection = try requireConnection()
    connection.wishes.append(CloudWish(held: held, round: connection.round, isReady: isReady, go: go))
    // The state is not checked here, because the present work may be part of a write transaction. The message makes the
    // loop check the state after the present work.
    connection.mailbox.post(SyncConnection.Note.wish.bytes)
  }

  /// Requests a cycle that begins after the present work.
  func requestLater() {
    connection?.isCalled = true
    connection?.mailbox.post(SyncConnection.Note.wanted.bytes)
  }

  /// Checks the states that requests wait for. Calls the closure of each wait whose state is reached, or can't be
  /// reached any more.
  /// - Parameters:
  ///   - ended: a Boolean value that indicates whether a round of cycles has ended.
  ///   - failure: the reason why the round has failed, or `nil`.
  func lookAtWishes(_ connection: SyncConnection, ended: Bool, _ failure: CloudFailure? = nil) {
    if connection.wishes.isEmpty { return }
    let wishes = connection.wishes
    connection.wishes = []
    for wish in wishes {
      do throws(Failure) {
        // Nobody waits for this state any more, so its closure is not called.
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

  /// Sends a request to the container that a caller's request needs. The caller's request waits for the result.
  /// - Parameters:
  ///   - isReady: returns a Boolean value that indicates whether the request can be sent now.
  ///   - keep: stores what the container has replied, and returns the result. It is called in a write transaction of
  ///     its own, before the waiting request gets its reply. Returns `nil` if other code ends the inquiry later.
  ///   - refusal: returns the error for a refusal that has a meaning for the caller, or `nil` for the usual error.
  ///   - first: an earlier inquiry for the same caller's request, which this one continues, or `nil`.
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
          // Without a value, other code ends the inquiry later.
          if let value { inquiry.end(.success(value)) }
        }
      } catch { inquiry.end(.failure(error)) }
    }
    if !isAsked { throw .cloudUnavailable(connection.peer.absence) }
  }

  /// Returns a Boolean value that indicates whether the container has reported its account, and the account's id is
  /// known.
  func knowsAccount() throws(Failure) -> Bool {
    guard connection?.accountStatus == .available, connection?.reference != nil else { return false }
    return try ownStorage.value("account") != nil
  }
}
