internal import Shape

/// A list in the syntax of Tcl, or an element of one. Elements are separated by spaces; an element may be in braces or
/// in quotes.
///
/// Source: "Tcl" (https://www.tcl-lang.org/man/tcl8.6/TclCmd/Tcl.htm), the rules for braces, quotes and backslashes, as
/// far as they hold in lists.
struct TclList {
  /// The text as it is in the file, without the braces or quotes around it.
  private let bytes: ArraySlice<UInt8>

  init?(_ text: ArraySlice<UInt8>) {
    guard String(validating: text, as: UTF8.self) != nil else { return nil }
    bytes = text
  }

  private init(trusted text: ArraySlice<UInt8>) { bytes = text }

  /// The text with its backslash escapes resolved.
  var text: String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var (text, isEscaped) = ([UInt8](), false)
    for byte in bytes {
      if !isEscaped, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        text.append(isEscaped && byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
        isEscaped = false
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A Boolean value that indicates whether every brace and every quote is closed.
  var isWhole: Bool {
    var at = bytes.startIndex
    while next(from: &at) != nil {}
    return bytes[at...].allSatisfy { $0 <= 0x20 }
  }

  /// The elements of the list. They end before the first brace or quote that is not closed; the rest is ignored.
  var elements: [TclList] {
    var (elements, at) = ([TclList](), bytes.startIndex)
    while let element = next(from: &at) { elements.append(element) }
    return elements
  }

  /// The elements as a dictionary: names and values alternate.
  var dictionary: [String: TclList] {
    let elements = elements
    var found: [String: TclList] = [:]
    for index in stride(from: 0, to: elements.count - 1, by: 2) { found[elements[index].text] = elements[index + 1] }
    return found
  }

  private func next(from at: inout Int) -> TclList? {
    while at < bytes.endIndex, bytes[at] <= 0x20 { at += 1 }
    guard at < bytes.endIndex else { return nil }
    let opening = bytes[at]
    if opening == UInt8(ascii: "{") || opening == UInt8(ascii: "\"") {
      guard let end = end(from: at, of: opening) else { return nil }
      defer { at = end + 1 }
      return TclList(trusted: bytes[at + 1..<end])
    }
    let start = at
    while at < bytes.endIndex, bytes[at] > 0x20 {
      at += bytes[at] == UInt8(ascii: "\\") && at + 1 < bytes.endIndex ? 2 : 1
    }
    return TclList(trusted: bytes[start..<at])
  }

  /// Returns the position of the brace or quote that closes an element.
  private func end(from start: Int, of opening: UInt8) -> Int? {
    var (depth, at) = (0, start)
    while at < bytes.endIndex {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\\") {
        at += 2
        continue
      }
      if opening == UInt8(ascii: "\"") {
        if byte == opening, at > start { return at }
      } else if byte == UInt8(ascii: "{") {
        depth += 1
      } else if byte == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return at }
      }
      at += 1
    }
    return nil
  }
}
