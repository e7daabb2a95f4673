// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Records of the public database, of any type, for reading.
public struct ContentMethods: Sendable {
  let caller: any CallSender

  /// Lists the types of public records that the device stores.
  /// - Returns: The types, by their names.
  /// - Throws: `CoreError`: invalidParams.
  public func types() async throws -> ContentTypes {
    return try await caller.call("content.types", .read, MemberWriter())
  }

  /// Lists the public records of a type that are stored. Stale records are returned at once. The host is then asked for newer records, and
  /// no request waits for its answer.
  /// - Parameters:
  ///   - type: The kind of record.
  ///   - filter: What the records must match, all of it; all records of the type without it.
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
  /// - Returns: A page of records, in the order of their ids, and how new they are.
  /// - Throws: `CoreError`: invalidParams.
  public func list(
    type: String,
    filter: [CloudComparisonInput]? = nil,
    limit: Int? = nil,
    after: String? = nil
  ) async throws -> ContentPage {
    var writer = MemberWriter()
    writer.put("type", type)
    writer.putIfGiven("filter", filter)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    return try await caller.call("content.list", .read, writer)
  }

  /// Returns a public record that is stored. A stale record is returned at once. The host is then asked for newer records of its type, and
  /// no request waits for its answer.
  /// - Parameters:
  ///   - type: The kind of record.
  ///   - id: The record's name in the public database.
  /// - Returns: The record, and how new it is.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func get(
    type: String,
    id: String
  ) async throws -> FoundContent {
    var writer = MemberWriter()
    writer.put("type", type)
    writer.put("id", id)
    return try await caller.call("content.get", .read, writer)
  }

  /// Fetches all public records of a type, and stores them in the place of those that were stored. If that fails, the stored records stay.
  /// - Parameters:
  ///   - type: The kind of record.
  ///   - filter: Which records the device fetches from now on; those of before without it, and all records for an empty list.
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  ///   - progressToken: Repeated in rpc.progress when the host reports progress.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: How many records there are now, and how new they are.
  /// - Throws: `CoreError`: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled,
  /// cloudUnavailable, accountUnavailable, keyReused.
  @discardableResult
  public func refresh(
    type: String,
    filter: [CloudComparisonInput]? = nil,
    deadline: Int? = nil,
    progressToken: JSON? = nil,
    idempotencyKey: String? = nil
  ) async throws -> ContentType {
    var writer = MemberWriter()
    writer.put("type", type)
    writer.putIfGiven("filter", filter)
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("content.refresh", .write, writer)
  }
}
