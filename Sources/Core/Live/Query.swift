internal import Shape

/// A call of a method that only reads.
struct Query: Record {
  let method: String, params: QueryParams?

  static let doc: StaticString = "A call of a method that only reads, for a live query."
  static let example = Query(method: "companies.list", params: QueryParams(text: #"{"limit":10}"#))
}

extension Query {
  init<F: Fields<Self>>(_ field: inout F) {
    method = field(
      "method", \.method,
      "The name of the method, such as inventory.items.list. In a live query, `weather.current` and `weather.hourly` never ask the host: they return stored weather, or `null`.",
      .length(1...100))
    params = field(
      "params", \.params,
      "The method's parameters: an object, or a list of values in the order of the parameters. If it is left out, the method gets no parameters."
    )
  }
}
