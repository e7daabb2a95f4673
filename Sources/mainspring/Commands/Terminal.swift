#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The terminal that shows the standard output.
enum Terminal {
  /// The width in characters, or `nil` if it is not known.
  static var width: Int? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else { return nil }
    return Int(size.ws_col)
  }
}

/// Adds colours to the output. Only a terminal gets them, unless the user has switched them off (https://no-color.org).
struct Colours {
  private let isOn: Bool

  init(of descriptor: Int32) {
    isOn =
      isatty(descriptor) != 0 && !Colours.isSet("NO_COLOR") && !(Colours.value("TERM").map { $0 == "dumb" } ?? false)
  }

  func bold(_ text: String) -> String { isOn ? "\u{1b}[1m\(text)\u{1b}[0m" : text }

  /// Adds a colour to the names of members in JSON text. The text must have one member on each line.
  func keys(in json: String) -> String {
    guard isOn else { return json }
    return json.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indent = line.prefix { $0 == " " }
      guard let end = Colours.endOfName(line.dropFirst(indent.count)) else { return String(line) }
      return
        "\(indent)\u{1b}[36m\(line[line.index(line.startIndex, offsetBy: indent.count)..<end])\u{1b}[0m\(line[end...])"
    }.joined(separator: "\n")
  }

  /// Returns the end of the member's name with which a line begins, or `nil` if it does not begin with a name.
  private static func endOfName(_ line: Substring) -> Substring.Index? {
    guard line.first == "\"" else { return nil }
    var isEscaped = false
    for index in line.indices.dropFirst() {
      if isEscaped {
        isEscaped = false
      } else if line[index] == "\\" {
        isEscaped = true
      } else if line[index] == "\"" {
        let end = line.index(after: index)
        return line[end...].hasPrefix(": ") ? end : nil
      }
    }
    return nil
  }

  private static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
  private static func isSet(_ name: String) -> Bool { value(name).map { !$0.isEmpty } ?? false }
}
