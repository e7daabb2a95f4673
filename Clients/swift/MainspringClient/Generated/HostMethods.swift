// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// What the host does for the core, and tells it.
public struct HostMethods: Sendable {
  let caller: any CallSender

  /// Says which requests of the core the host can answer; in the place of what it said before.
  /// - Parameter capabilities: Names of host requests, such as host.ping. None takes back what was offered.
  /// - Returns: Which of them the core will use.
  /// - Throws: `CoreError`: invalidParams.
  @discardableResult
  public func provide(
    capabilities: [String]? = nil
  ) async throws -> Provided {
    var writer = MemberWriter()
    writer.putIfGiven("capabilities", capabilities)
    return try await caller.call("host.provide", .session, writer)
  }

  /// The host tells how far it is with a request of the core, or a part of its answer. The reply waits until those who are told of it have
  /// read enough: a host that sends some parts as requests, and waits for the replies, sends no faster than they read.
  /// - Parameters:
  ///   - id: The id of the core's request.
  ///   - done: How much is done, in a unit of the host's; without it, the number of reports so far.
  ///   - total: How much there is to do; null when that is not known.
  ///   - message: What is being done, for people.
  ///   - content: The part of the answer that is there already, for a request that says so (stream): passed on in value.
  /// - Returns: Whether anybody waits for that request.
  /// - Throws: `CoreError`: invalidParams, limitReached, requestCancelled.
  @discardableResult
  public func progress(
    id: Int,
    done: Decimal? = nil,
    total: Decimal? = nil,
    message: String? = nil,
    content: JSON? = nil
  ) async throws -> Progressed {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("done", done)
    writer.putIfGiven("total", total)
    writer.putIfGiven("message", message)
    writer.putIfGiven("content", content)
    return try await caller.call("host.progress", .session, writer)
  }

  /// Asks the host for host.ping, and answers what came back: whether host calls work from end to end.
  /// - Parameters:
  ///   - text: Any text.
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  ///   - progressToken: Repeated in rpc.progress when the host reports progress.
  /// - Returns: What the host answered.
  /// - Throws: `CoreError`: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled.
  public func check(
    text: String,
    deadline: Int? = nil,
    progressToken: JSON? = nil
  ) async throws -> HostChecked {
    var writer = MemberWriter()
    writer.put("text", text)
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("progressToken", progressToken)
    return try await caller.call("host.check", .read, writer)
  }
}
