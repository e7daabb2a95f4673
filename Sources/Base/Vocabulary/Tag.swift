public import Shape

/// A word with which people mark a record, to find it again.
public struct Tag: Value, Sendable {
  public let line: Line

  /// - Parameter line: a line of at most 64 characters.
  public init(line: Line) { self.line = line }

  public static func read<S: Source>(from source: inout S) -> Tag {
    let line = Line.read(from: &source)
    if let complaint = line.violation(of: length) { source.refuse(complaint) }
    return Tag(line: line)
  }

  public func write<K: Sink>(to sink: inout K) { line.write(to: &sink) }
  @inlinable public static func copy<S: Source, K: Sink>(from source: inout S, to sink: inout K) {
    source.copyText(to: &sink)
  }
  public static var schema: Schema { Line.schema.limited(by: length) }
  public static var example: Tag { Tag(line: Line("organic")) }
  private static let length = Limit.length(1...64)
}
