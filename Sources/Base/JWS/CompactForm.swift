#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The compact form of signed data: a text of three parts in base64url, with points between them. The initializer only
/// finds the parts, and does not decode them.
///
/// Source: [RFC 7515](https://www.rfc-editor.org/rfc/rfc7515), section 3.1.
struct CompactForm {
  /// The largest number of bytes of a decoded header.
  static let largestHeader = 64 << 10
  /// The largest number of bytes of a decoded payload.
  static let largestPayload = 1 << 20

  let header: UnsafeBufferPointer<UInt8>
  let payload: UnsafeBufferPointer<UInt8>
  let signature: UnsafeBufferPointer<UInt8>
  /// The header and the point behind it, with which the signed text begins.
  let beginning: UnsafeBufferPointer<UInt8>

  init(_ text: UnsafeBufferPointer<UInt8>) throws(Defect) {
    guard let first = CompactForm.point(in: text, from: 0), let second = CompactForm.point(in: text, from: first + 1),
      CompactForm.point(in: text, from: second + 1) == nil
    else { throw .malformed }
    // In base64url, four characters stand for three bytes, and an incomplete last group is shorter. So these are the
    // limits as numbers of characters.
    guard first <= (CompactForm.largestHeader * 4 + 2) / 3,
      second - first - 1 <= (CompactForm.largestPayload * 4 + 2) / 3
    else {
      throw .tooLarge
    }
    header = UnsafeBufferPointer(rebasing: text[..<first])
    payload = UnsafeBufferPointer(rebasing: text[(first + 1)..<second])
    signature = UnsafeBufferPointer(rebasing: text[(second + 1)...])
    beginning = UnsafeBufferPointer(rebasing: text[...first])
  }

  /// Returns the index of the first point from `start` on, or `nil` if there is none.
  private static func point(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = text.baseAddress, let found = memchr(base + start, Int32(UInt8(ascii: ".")), text.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}
