// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The capabilities of hosts: requests that the core sends and a host answers, and the host's reports of progress.
public struct HostMethods: Sendable {
  let caller: any CallSender

  /// Declares which requests of the core this front end can answer. Call this method after each start. The new list
  /// replaces the one that the conversation declared before.
  /// - Parameter capabilities: The names of host requests, such as `host.ping`. An empty list withdraws all
  /// capabilities.
  /// - Returns: The capabilities that the core knows and will use, and those that it does not know.
  /// - Throws: `CoreError`: invalidParams.
  @discardableResult
  public func provide(
    capabilities: [String]? = nil
  ) async throws -> Provided {
    var writer = MemberWriter()
    writer.putIfGiven("capabilities", capabilities)
    return try await caller.call("host.provide", .session, writer)
  }

  /// Reports that the host has made progress with a request of the core, or has a part of the answer. The core replies
  /// when the programs that get the progress have read enough of it. A host that waits for each reply therefore does
  /// not send faster than these programs read.
  /// - Parameters:
  ///   - id: The id of the core's request.
  ///   - done: The amount of work done so far, in a unit that the host chooses. Default: the number of reports so far.
  ///   - total: The total amount of work, in the unit of `done`. `null` if it is not known.
  ///   - message: The present step of the work, as a text that a user interface can show.
  ///   - content: The part of the answer that is ready. It is allowed only for a request of the core with `stream:
  ///   true`. The core passes the part on as `value` of `rpc.progress`.
  /// - Returns: Whether a request still waits for the host's answer (`waiting`).
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

  /// Sends host.ping to the host, and returns the host's answer. Use this method to check that host requests work from
  /// end to end.
  /// - Parameters:
  ///   - text: A text for the host to send back. Any text is accepted.
  ///   - deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token when the host reports progress with `host.progress`.
  /// - Returns: The text in the host's answer. `same` is `true` if it is the text that was sent.
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
