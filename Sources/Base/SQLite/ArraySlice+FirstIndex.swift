#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension ArraySlice<UInt8> {
  /// Returns the index of the first occurrence of a text, or `nil` if there is none.
  func firstIndex(of text: String) -> Int? {
    precondition(!text.isEmpty, "the text to look for is empty")
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
