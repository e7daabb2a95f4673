public import Shape

/// How a request names a location: by its id; by its code; or, as files do, by its path (`/Main`, `/Cellar/Bin #2`).
public struct LocationName: Value {
  public let text: String

  public static func read<S: Source>(from source: inout S) -> LocationName {
    guard let text = source.text()?.withoutOuterSpaces else { return example }
    if let violation = text.violation(of: length) { source.refuse(violation) }
    return LocationName(text: text)
  }

  public func write<K: Sink>(to sink: inout K) { sink.text(text) }
  public static var schema: Schema { .text(TextSchema(length: length)) }
  public static var example: LocationName { LocationName(text: "A-1") }

  /// Room for a path of all levels, with the longest names.
  private static let length = Limit.length(1...8000)
}
