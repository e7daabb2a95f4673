import CloudKitMapping

/// The core's reply to a line of `DeviceReply.ingest`.
public struct Delivery: Equatable, Sendable {
  /// The id of that line.
  public let id: String
  /// A Boolean value that indicates whether the core has all of the documents.
  public let isKept: Bool

  /// `nil` for a line that is no reply, or one to a line whose id is no text.
  public init?(_ line: String) {
    guard let value = try? JSONValue(parsing: line), value["method"] == nil, let id = value["id"]?.string else {
      return nil
    }
    self.id = id
    let outcomes = value["result"]?["outcomes"]?.array ?? []
    isKept = !outcomes.isEmpty && outcomes.allSatisfy { ($0["outcome"]?.string).map { $0 != "refused" } ?? false }
  }
}
