/// The lines in a stream of bytes.
public struct LineBuffer: Sendable {
  private var rest: [UInt8] = []

  public init() {}

  /// Takes bytes as they come.
  /// - Returns: the lines that are whole now, without their ends; blank ones are none.
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
