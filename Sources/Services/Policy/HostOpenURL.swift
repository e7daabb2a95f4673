internal import RPC
internal import Shape

/// The request `host.url.open`, with which the core asks the host to open an address outside the app.
struct HostOpenURL: HostRequest {
  let url: String

  static let name: StaticString = "host.url.open"
  static let doc: StaticString =
    "Asks the host to open an address outside the app, such as the app's page in the store."
  static let answerDoc: StaticString = "Whether the address was opened."

  /// The host's answer.
  struct Answer: Record {
    let opened: Bool

    static let recordName = "OpenURLAnswer"
    static let doc: StaticString = "The host's answer to host.url.open."

    init<F: Fields<Self>>(_ field: inout F) {
      opened = field("opened", \.opened, "`true` if an app on the device opened the address.")
    }
  }

  /// The schemes of addresses that lead to a page of a store. Opening such an address has no other effect.
  private static let schemes = [
    "https", "itms-apps", "itms-appss", "macappstore", "macappstores", "ms-windows-store", "market",
  ]

  /// Returns a Boolean value that indicates whether the core may let the host open an address that comes from a
  /// document.
  static func mayOpen(_ url: String) -> Bool {
    guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")), (1...2000).contains(url.utf8.count) else {
      return false
    }
    return schemes.contains(String(Substring(url.utf8[..<colon])).lowercasedASCII)
      && url.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7f }
  }
}

extension HostOpenURL {
  init<F: Fields<Self>>(_ field: inout F) {
    url = field(
      "url", \.url, "The address to open: a page of an app store, of at most 2,000 characters.", .length(1...2000))
  }
}
