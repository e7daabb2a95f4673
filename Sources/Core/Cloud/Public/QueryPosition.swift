internal import JSON
public import RPC
public import Shape

/// Where a page of a query ends: what a container writes into a cursor.
public struct QueryPosition: Record, Sendable, Equatable {
  /// The state of the type: records that were published since are of another state.
  public let state: Int
  /// The key in the index; empty where records are read in the order of their names.
  public let key: String
  public let name: String

  public static let doc: StaticString = "The place where a page of a query ends."

  public init(state: Int, key: String, name: String) {
    self.state = state
    self.key = key
    self.name = name
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    state = field("state", \.state, "The state of the record type.")
    key = field("key", \.key, "The key in the index.")
    name = field("name", \.name, "The record's name.")
  }

  public var cursor: String { jsonText(self) }

  /// The position that a request goes on from, if there is one.
  /// - Parameter state: of the type as it is now.
  /// - Throws: `changeTokenExpired` if records of the type were published after the first page, `invalidArguments` if the text is not a
  ///   cursor.
  public static func of(_ request: QueryRecords, state: Int) throws(Failure) -> QueryPosition? {
    guard let cursor = request.cursor else { return nil }
    guard let position = QueryPosition(json: cursor) else {
      throw Failure(.invalidArguments, "cursor must be null, or one that an earlier page gave")
    }
    if position.state != state {
      throw Failure(.changeTokenExpired, "The records of \(request.type) were published again: begin again with the first page")
    }
    return position
  }
}
