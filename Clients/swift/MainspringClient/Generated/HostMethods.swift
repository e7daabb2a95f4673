// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The requests of the core that a host answers, and the host's reports about them.
public struct HostMethods: Sendable {
  let caller: any CallSender

  /// Declares the requests of the core that the host can answer. They replace all requests that this conversation has
  /// declared before.
  /// - Parameter capabilities: The names of host requests, such as `host.ping`. An empty list withdraws all
  /// capabilities.
  /// - Returns: The capabilities that the core will use, and those that it does not know.
  /// - Throws: `CoreError`: invalidParams.
  @discardableResult
  public func provide(
    capabilities: [String]? = nil
  ) async throws -> Provided {
    var writer = MemberWriter()
    writer.putIfGiven("capabilities", capabilities)
    return try await caller.call("host.provide", .session, writer)
  }

  /// Reports the host's progress with a request of the core, or a part of the answer. The reply comes when the programs
  /// that get the progress have read enough of it. So a host that waits for each reply does not send faster than these
  /// programs read.
  /// - Parameters:
  ///   - id: The id of the core's request.
  ///   - done: The amount of work done, in a unit of the host's choice. Without it, the number of reports so far.
  ///   - total: The total amount of work, in the same unit. `null` if it is not known.
  ///   - message: The present step, as text for people.
  ///   - content: The part of the answer that is ready. Only for a request of the core with `stream: true`.
  ///   `rpc.progress` passes the part on as `value`.
  /// - Returns: The outcome: `waiting` is `false` if no request waits for the host's answer any more.
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

  /// Sends host.ping to the host, and returns the host's answer. Use it to check that host requests work from end to
  /// end.
  /// - Parameters:
  ///   - text: A text for the host to send back. Any text is accepted.
  ///   - deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).
  ///   - progressToken: A text or an integer of the caller's choice. With it, the core sends `rpc.progress` with this
  ///   token when the host reports progress.
  /// - Returns: The host's answer. `same` is `true` if the answer is the text that was sent.
  /// - Throws: `CoreError`: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
  /// requestCancelled.
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
