public import Shape

/// The text that names a location in a request: its id or its code. As in files, its path is also accepted, such as
/// `/Main` or `/Cellar/Bin #2`.
public struct LocationName: Value {
  public let text: String

  private init(text: String) { self.text = text }

  /// Creates the name of the location with the given id.
  public init(_ id: UUID) { self.init(text: "\(id)") }

  public static func read<S: Source>(from source: inout S) -> LocationName {
    guard let text = source.text()?.withoutOuterSpaces else { return example }
    if let violation = text.violation(of: length) { source.refuse(violation) }
    return LocationName(text: text)
  }

  public func write<K: Sink>(to sink: inout K) { sink.text(text) }
  public static var schema: Schema { .text(TextSchema(length: length)) }
  public static var example: LocationName { LocationName(text: "A-1") }

  /// The allowed length of the text. The maximum is long enough for a path in which each level has the longest possible
  /// name.
  private static let length = Limit.length(1...8000)
}
