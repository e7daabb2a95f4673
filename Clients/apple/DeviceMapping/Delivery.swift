import CloudKitMapping

/// The core's reply to a request that `DeviceReply.ingest` has made.
public struct Delivery: Equatable, Sendable {
  /// The id of that request.
  public let id: String
  /// A Boolean value that indicates whether the core has stored all of the documents.
  public let isKept: Bool

  /// `nil` if the line is not a reply, or its id is not a string.
  public init?(_ line: String) {
    guard let value = try? JSONValue(parsing: line), value["method"] == nil, let id = value["id"]?.string else {
      return nil
    }
    self.id = id
    let outcomes = value["result"]?["outcomes"]?.array ?? []
    isKept = !outcomes.isEmpty && outcomes.allSatisfy { ($0["outcome"]?.string).map { $0 != "refused" } ?? false }
  }
}
