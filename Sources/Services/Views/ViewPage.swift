internal import Shape
internal import Storage

/// The page that a view is run for: parameters of its method. A parameter that is left out has the method's own default.
struct ViewPage: Record {
  let limit: Int?, after: String?, snapshot: Bool?

  static let doc: StaticString = "The choice of a page of a view."

  init(limit: Int?) {
    self.limit = limit
    (after, snapshot) = (nil, nil)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    limit = field("limit", \.limit, "The largest number of elements in the page. The method's own default if left out.", PageSize.limit)
    after = field("after", \.after, "The value of next in the page before.")
    snapshot = field(
      "snapshot", \.snapshot, "true if later pages must show the same state as this one. Only for methods with this parameter.")
  }
}
