internal import Shape

/// A call of a method that only reads.
struct Query: Record {
  let method: String, params: QueryParams?

  static let doc: StaticString = "A call of a method that only reads."
  static let example = Query(method: "companies.list", params: QueryParams(text: #"{"limit":10}"#))
}

extension Query {
  init<F: Fields<Self>>(_ field: inout F) {
    method = field(
      "method", \.method,
      "The name of the method. weather.current and weather.hourly return only what is already known, or null.", .length(1...100))
    params = field("params", \.params, "The method's parameters: an object, or a list by position. None if left out.")
  }
}
