import CloudKitMapping

/// The core's reply to a request that `DeviceReply.ingest` has made. It reports whether the core has stored the
/// documents.
public struct Delivery: Equatable, Sendable {
  /// The id of the request.
  public let id: String
  /// A Boolean value that indicates whether the core has stored all documents of the request.
  public let isKept: Bool

  /// Reads a line. Returns `nil` if it is not a reply, or if its id is not a string.
  public init?(_ line: String) {
    guard let value = try? JSONValue(parsing: line), value["method"] == nil, let id = value["id"]?.string else {
      return nil
    }
    self.id = id
    let outcomes = value["result"]?["outcomes"]?.array ?? []
    isKept = !outcomes.isEmpty && outcomes.allSatisfy { ($0["outcome"]?.string).map { $0 != "refused" } ?? false }
  }
}
