/// What links into the app begin with, in lower case.
public struct LinkAddresses: Sendable {
  /// The schemes of the app's own links, such as `example`; none without `--link-scheme`.
  public var schemes: [String] = []
  /// The hosts of universal links.
  public var hosts = ["humanus.app"]

  public init() {}

  /// Returns a Boolean value that indicates whether a text is a scheme (RFC 3986, section 3.1) that an app can have for itself.
  public static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20,
      !["http", "https"].contains(text.lowercased())
    else { return false }
    return text.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "+-.".utf8.contains(byte)
    }
  }
}
