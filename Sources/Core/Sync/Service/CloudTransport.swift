/// Transports requests to a container. Replies are posted to the mailbox of the connection, as lines of JSON.
protocol CloudTransport: AnyObject {
  /// Sends a request.
  /// - Returns: the id of the request, which the reply repeats, or `nil` if no request can be sent any more.
  func send(_ name: StaticString, _ params: String) -> Int?

  /// Ends the transport once the sent requests are answered. No other request is sent.
  func end()

  /// Ends the transport at once. The sent requests are not answered any more.
  func kill()

  /// Waits briefly until the sent requests are done, or can't be done any more.
  func waitForEnd()
}
