internal import Shape
internal import Storage

/// The page that a run of a view returns, as parameters of the view's method. For a parameter that is left out, the
/// method's own default applies.
struct ViewPage: Record {
  let limit: Int?, after: String?, snapshot: Bool?

  static let doc: StaticString = "The page of a view's list that views.run returns."

  init(limit: Int?) {
    self.limit = limit
    (after, snapshot) = (nil, nil)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    limit = field(
      "limit", \.limit, "The largest number of elements in a page. Default: the method's own default.",
      PageSize.limit)
    after = field("after", \.after, "The `next` of the previous page. Default: the first page.")
    snapshot = field(
      "snapshot", \.snapshot,
      "`true` if all pages must show the same state of the company. Only for methods that have the parameter `snapshot`."
    )
  }
}
