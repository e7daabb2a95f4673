public import Shape

/// The parameter `expect`, which many methods have.
extension Fields {
  /// Declares the parameter `expect` of a method that changes one record: the version of the record that the caller has
  /// read.
  public mutating func expect(_ get: (Root) -> Int?) -> Int? {
    self(
      "expect", get,
      "The version of the record that the caller has read. If the record has another version, the request fails with `conflict`.",
      .range(1...Int.max))
  }
}
