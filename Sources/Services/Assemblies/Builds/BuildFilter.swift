internal import Shape

/// The filter of a list of builds.
struct BuildFilter: Record {
  let status: BuildStatus?, orderLine: UUID?, dueBefore: Timestamp?

  static let doc: StaticString = "The filter of a list of builds."

  init<F: Fields<Self>>(_ field: inout F) {
    status = field("status", \.status, "Only builds with this status.")
    orderLine = field("orderLine", \.orderLine, "Only builds for this order line.")
    dueBefore = field("dueBefore", \.dueBefore, "Only builds that are due before this instant.")
  }
}
