// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Records of the public database, of any type. The device stores copies of the records, which can only be read.
public struct ContentMethods: Sendable {
  let caller: any CallSender

  /// Lists the types of public records that the device stores, with the number and freshness of their records.
  /// - Returns: The types, sorted by name.
  /// - Throws: `CoreError`: invalidParams.
  public func types() async throws -> ContentTypes {
    return try await caller.call("content.types", .read, MemberWriter())
  }

  /// Lists the stored public records of a type, one page at a time. The stored records are returned at once, even if
  /// they are stale. If they are stale, the core then asks the host for newer records in the background.
  /// - Parameters:
  ///   - type: The type of the records.
  ///   - filter: The comparisons that a listed record must all meet. If it is left out, all stored records of the type
  ///   are listed.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
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

  /// Returns a stored public record at once, even if the record is stale. If it is stale, the core then asks the host
  /// for newer records of the type in the background.
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

  /// Fetches the public records of a type, and replaces the stored ones. Use this method to have newer records at once,
  /// without waiting for the fetch that a read begins. If the fetch fails, the stored records remain.
  /// - Parameters:
  ///   - type: The type of the records.
  ///   - filter: The comparisons that a record must all meet to be fetched, in this fetch and in later ones. An empty
  ///   list fetches all records of the type. Without `filter`, the comparisons of the previous fetch are used.
  ///   - deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token when the host reports progress with `host.progress`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The type with the number of its stored records, and their freshness and age.
  /// - Throws: `CoreError`: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
  /// requestCancelled, cloudUnavailable, accountUnavailable, keyReused.
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
