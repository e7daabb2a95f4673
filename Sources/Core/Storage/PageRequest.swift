public import Shape

/// The page of a list that the caller wants: the parameters `limit` and `after` of every method that returns pages.
public struct PageRequest: Record {
  private let given: Int?
  /// The `next` of the previous page, or `nil` for the first page.
  public let after: String?

  public static let doc: StaticString = "The page of a list to return."

  /// The maximum number of elements in the page.
  public var limit: Int { given ?? 50 }

  public init<F: Fields<Self>>(_ field: inout F) {
    given = field("limit", \.given, "The largest number of elements in the page. Default: 50.", PageSize.limit)
    after = field("after", \.after, "The `next` of the previous page. Default: the first page.")
  }
}
