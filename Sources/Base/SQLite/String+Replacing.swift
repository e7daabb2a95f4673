#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension String {
  /// Returns the text with every occurrence of `part` replaced.
  public func replacing(_ part: String, with replacement: String) -> String {
    assert(!part.isEmpty, "something is replaced")
    var result: [UInt8] = []
    var rest = Array(utf8)[...]
    while let place = rest.firstPlace(of: part) {
      result += rest[..<place]
      result += replacement.utf8
      rest = rest[(place + part.utf8.count)...]
    }
    return String(decoding: result + rest, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  /// Returns the index at which a text begins for the first time.
  func firstPlace(of text: String) -> Int? {
    var text = text
    return withUnsafeBytes { bytes in
      text.withUTF8 { wanted in
        var at = 0
        while at + wanted.count <= bytes.count {
          let room = bytes.count - wanted.count + 1 - at
          guard let found = memchr(bytes.baseAddress! + at, Int32(wanted[0]), room) else { break }
          at = UnsafeRawPointer(found) - bytes.baseAddress!
          if memcmp(found, wanted.baseAddress!, wanted.count) == 0 { return startIndex + at }
          at += 1
        }
        return nil
      }
    }
  }
}
