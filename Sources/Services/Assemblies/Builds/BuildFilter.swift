internal import Shape

/// The conditions that the builds of a list must meet.
struct BuildFilter: Record {
  let status: BuildStatus?, orderLine: UUID?, dueBefore: Timestamp?

  static let doc: StaticString = "The conditions that the builds of a list must meet."

  init<F: Fields<Self>>(_ field: inout F) {
    status = field("status", \.status, "The status of builds, to list only builds with this status.")
    orderLine = field("orderLine", \.orderLine, "The id of an order line, to list only builds for it.")
    dueBefore = field("dueBefore", \.dueBefore, "An instant, to list only builds that are due before it.")
  }
}
