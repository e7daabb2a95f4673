/// Splits a stream of bytes into lines.
public struct LineBuffer: Sendable {
  private var rest: [UInt8] = []

  public init() {}

  /// Adds the next bytes of the stream.
  /// - Returns: the lines that are now complete, without their line ends. Empty lines are left out.
  public mutating func take(_ bytes: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") else {
        rest.append(byte)
        continue
      }
      if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
      if !rest.isEmpty { lines.append(String(decoding: rest, as: UTF8.self)) }
      rest.removeAll(keepingCapacity: true)
    }
    return lines
  }
}
