// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The requests of the core that a host answers, and the host's reports about them.
public struct HostMethods: Sendable {
  let caller: any CallSender

  /// Declares the requests of the core that the host can answer, in place of those declared before.
  /// - Parameter capabilities: The names of host requests, such as host.ping. An empty list withdraws all earlier ones.
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

  /// Reports the host's progress with a request of the core, or a part of its answer. The reply waits until the programs that get the
  /// progress have read enough. A host that sends some parts as requests and waits for the replies sends no faster than they read.
  /// - Parameters:
  ///   - id: The id of the core's request.
  ///   - done: The amount of work done, in any unit of the host; the number of reports so far if left out.
  ///   - total: The total amount of work; null if it is not known.
  ///   - message: The present step, as text for people.
  ///   - content: The part of the answer that is ready, for a request of the core whose stream is true. rpc.progress passes it on as value.
  /// - Returns: The outcome: a request still waits for the host's answer, or not.
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

  /// Sends host.ping to the host, and returns the host's answer. Use it to check that host requests work from end to end.
  /// - Parameters:
  ///   - text: Any text.
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  ///   - progressToken: Repeated in rpc.progress when the host reports progress.
  /// - Returns: The host's answer, and its comparison with the text that was sent.
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
