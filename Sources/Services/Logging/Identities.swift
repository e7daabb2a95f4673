internal import Shape

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Hides two kinds of texts in exports: the ids of accounts, and the path of the home folder, which contains the name
/// of the user.
struct Identities: Sendable {
  /// The texts to hide in lower case, the longest first, each with its replacement.
  private let hidden: [(bytes: [UInt8], sign: String)]

  /// - Parameter ids: the ids of accounts. An id of fewer than 4 bytes is not hidden, because it could be a part of any
  ///   word.
  init(_ ids: [String]) {
    var hidden = ids.filter { $0.utf8.count >= 4 }.flatMap { id in
      [id, id.split(separator: "-").joined()].map { (bytes: $0.utf8.map(\.lowercasedASCII), sign: "(account)") }
    }
    if let home = getenv("HOME").map({ String(cString: $0) }), home.utf8.count > 1 {
      hidden.append((home.utf8.map(\.lowercasedASCII), "~"))
    }
    self.hidden = hidden.sorted { $0.bytes.count > $1.bytes.count }
  }

  /// Returns the text with the ids of accounts and the path of the home folder hidden.
  func hide(in text: String) -> String {
    var text = text
    for (bytes, sign) in hidden {
      let folded = text.utf8.map(\.lowercasedASCII)
      guard let first = folded.index(of: bytes, from: 0) else { continue }
      let original = Array(text.utf8)
      var (shown, from, next) = ([UInt8](), 0, Optional(first))
      while let place = next {
        shown += original[from..<place]
        shown += sign.utf8
        from = place + bytes.count
        next = folded.index(of: bytes, from: from)
      }
      text = String(decoding: shown + original[from...], as: UTF8.self)
    }
    return text
  }

  /// Returns the text without UUIDs, which are ids of records. In lines of the core itself, such ids may be those of
  /// people.
  static func withoutIDs(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var (shown, place) = ([UInt8](), 0)
    while place < bytes.count {
      if place + 36 <= bytes.count, isID(bytes[place..<place + 36]) {
        shown += "(id)".utf8
        place += 36
      } else {
        shown.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: shown, as: UTF8.self)
  }

  private static func isID(_ bytes: ArraySlice<UInt8>) -> Bool {
    for (offset, byte) in bytes.enumerated() {
      let isDash = offset == 8 || offset == 13 || offset == 18 || offset == 23
      let isDigit = byte.isASCIIDigit || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f")
      if isDash ? byte != UInt8(ascii: "-") : !isDigit { return false }
    }
    return true
  }
}
