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
      "The name of the method. `weather.current` and `weather.hourly` return only stored weather here, or `null`: they do not ask the host.",
      .length(1...100))
    params = field(
      "params", \.params,
      "The method's parameters: an object, or a list in the order of positions. Without it, the method gets no parameters."
    )
  }
}
