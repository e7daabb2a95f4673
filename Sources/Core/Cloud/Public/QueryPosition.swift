internal import JSON
public import RPC
public import Shape

/// The position after which the next page of a query begins. A cursor is such a position as JSON.
public struct QueryPosition: Record, Sendable, Equatable {
  /// The state of the record type: a number that changes when records of the type are published.
  public let state: Int
  /// The key in the index, or an empty text if records are read in the order of their names.
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

  /// Returns the position after which the requested page begins, or `nil` for the first page.
  /// - Parameter state: the current state of the record type.
  /// - Throws: `changeTokenExpired` if records of the type were published after the first page, or `invalidArguments`
  ///   if the request's cursor is not a valid cursor.
  public static func of(_ request: QueryRecords, state: Int) throws(Failure) -> QueryPosition? {
    guard let cursor = request.cursor else { return nil }
    guard let position = QueryPosition(json: cursor) else {
      throw Failure(.invalidArguments, "cursor must be null, or the cursor of an earlier page")
    }
    if position.state != state {
      throw Failure(
        .changeTokenExpired,
        "The records of \(request.type) were published again since the first page. Request the first page again")
    }
    return position
  }
}
