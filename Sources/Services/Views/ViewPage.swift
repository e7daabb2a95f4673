internal import Shape
internal import Storage

/// Which page a view is run for: parameters of its method, each as that has it where it is not said.
struct ViewPage: Record {
  let limit: Int?, after: String?, snapshot: Bool?

  static let doc: StaticString = "Which page a view is run for."

  init(limit: Int?) {
    self.limit = limit
    (after, snapshot) = (nil, nil)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    limit = field("limit", \.limit, "The most that a page may hold; without it, what the method does without it.", PageSize.limit)
    after = field("after", \.after, "The next of the page before.")
    snapshot = field("snapshot", \.snapshot, "Whether the pages after this one are to be of its state; only where the method has it.")
  }
}
