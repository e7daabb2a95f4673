// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Records of the public database, of any type, for reading.
public struct ContentMethods: Sendable {
  let caller: any CallSender

  /// Lists the types of public records that the device stores.
  /// - Returns: The types, sorted by name.
  /// - Throws: `CoreError`: invalidParams.
  public func types() async throws -> ContentTypes {
    return try await caller.call("content.types", .read, MemberWriter())
  }

  /// Lists the stored public records of a type, one page at a time. Stale records are returned at once. The host is then asked for newer
  /// records, and no request waits for its answer.
  /// - Parameters:
  ///   - type: The type of the records.
  ///   - filter: The comparisons, all of which a record must meet; all records of the type if left out.
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
  /// - Returns: A page of records, in the order of their ids, with their freshness and age.
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

  /// Returns a stored public record. A stale record is returned at once. The host is then asked for newer records of its type, and no
  /// request waits for its answer.
  /// - Parameters:
  ///   - type: The type of the record.
  ///   - id: The record's name in the public database.
  /// - Returns: The record, with its freshness and age.
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

  /// Fetches the public records of a type, and replaces the stored ones. If that fails, the stored records remain.
  /// - Parameters:
  ///   - type: The type of the records.
  ///   - filter: The comparisons that a record must meet to be fetched, from now on. An empty list fetches all records. If left out, the
  ///   comparisons of the fetch before remain.
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  ///   - progressToken: Repeated in rpc.progress when the host reports progress.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The number of records, with their freshness and age.
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
