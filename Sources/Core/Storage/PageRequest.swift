public import Shape

/// Which page of a list is wanted: the parameters `limit` and `after` of every method that answers pages.
public struct PageRequest: Record {
  private let given: Int?
  /// The `next` of the page before; nil for the first page.
  public let after: String?

  public static let doc: StaticString = "Which page of a list is wanted."

  /// The most that the page may hold.
  public var limit: Int { given ?? 50 }

  public init<F: Fields<Self>>(_ field: inout F) {
    given = field("limit", \.given, "The most that a page may hold; 50 without it.", PageSize.limit)
    after = field("after", \.after, "The next of the page before.")
  }
}
