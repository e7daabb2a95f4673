public import Shape

/// The page of a list that the caller wants: the parameters `limit` and `after` of every method that returns pages.
public struct PageRequest: Record {
  private let given: Int?
  /// The `next` of the page before, or `nil` for the first page.
  public let after: String?

  public static let doc: StaticString = "The choice of a page of a list."

  /// The maximum number of elements in the page.
  public var limit: Int { given ?? 50 }

  public init<F: Fields<Self>>(_ field: inout F) {
    given = field("limit", \.given, "The most elements in a page; 50 if left out.", PageSize.limit)
    after = field("after", \.after, "The value of next in the page before.")
  }
}
