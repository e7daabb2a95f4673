/// Converts a file to UTF-8, piece by piece. The file is in UTF-8, UTF-16 or windows-1252.
struct TextTranscoder {
  /// The encoding of the file; `nil` before its first bytes have shown it.
  private(set) var encoding: TextEncoding?
  private let given: TextEncoding?
  private var isLittleEndian = true
  /// The bytes of an incomplete character.
  private var rest: [UInt8] = []
  private var highSurrogate: UInt16?
  /// A byte that never occurs in UTF-8. It replaces a broken character, so that the row with this character is
  /// reported.
  private static let broken: UInt8 = 0xff

  init(_ given: TextEncoding?) { self.given = given }

  /// Returns the next bytes in UTF-8.
  /// - Parameter piece: the next bytes; empty at the end.
  mutating func utf8(of piece: [UInt8]) -> [UInt8] {
    var bytes = rest + piece
    rest = []
    if encoding == nil {
      if bytes.count < 2, !piece.isEmpty {
        rest = bytes
        return []
      }
      begin(&bytes)
    }
    switch encoding {
    case .utf16: return utf16(bytes, isEnd: piece.isEmpty)
    case .windows1252: return bytes.flatMap { TextTranscoder.windows1252($0) }
    case .utf8, nil: return bytes
    }
  }

  /// Finds the encoding. The file's byte-order mark takes precedence over the caller's choice. A NUL beside the first
  /// letter shows UTF-16 without a mark.
  private mutating func begin(_ bytes: inout [UInt8]) {
    let isMarked = bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff])
    let isBare = bytes.count >= 2 && (bytes[0] == 0) != (bytes[1] == 0)
    if isMarked || isBare || given == .utf16 {
      encoding = .utf16
      isLittleEndian = isMarked ? bytes[0] == 0xff : bytes.first != 0
      if isMarked { bytes.removeFirst(2) }
    } else {
      encoding = bytes.starts(with: [0xef, 0xbb]) ? .utf8 : given ?? .utf8
    }
  }

  private mutating func utf16(_ bytes: [UInt8], isEnd: Bool) -> [UInt8] {
    var made: [UInt8] = []
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      let unit = isLittleEndian ? second << 8 | first : first << 8 | second
      if let high = highSurrogate {
        highSurrogate = nil
        if UTF16.isTrailSurrogate(unit),
          let scalar = Unicode.Scalar(0x10000 + (UInt32(high) - 0xd800) << 10 + UInt32(unit) - 0xdc00)
        {
          made += String(Character(scalar)).utf8
          continue
        }
        made.append(TextTranscoder.broken)
      }
      if UTF16.isLeadSurrogate(unit) {
        highSurrogate = unit
      } else if let scalar = Unicode.Scalar(unit) {
        made += String(Character(scalar)).utf8
      } else {
        made.append(TextTranscoder.broken)
      }
    }
    if bytes.count % 2 == 1 { rest = [bytes[bytes.count - 1]] }
    if isEnd, !rest.isEmpty || highSurrogate != nil {
      (rest, highSurrogate) = ([], nil)
      made.append(TextTranscoder.broken)
    }
    return made
  }

  /// Returns a byte of windows-1252 in UTF-8 (https://encoding.spec.whatwg.org/index-windows-1252.txt).
  private static func windows1252(_ byte: UInt8) -> [UInt8] {
    if byte < 0x80 { return [byte] }
    let scalar = byte < 0xa0 ? high[Int(byte) - 0x80] : UInt32(byte)
    return Unicode.Scalar(scalar).map { Array(String(Character($0)).utf8) } ?? [broken]
  }

  private static let high: [UInt32] = [
    0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0x8d, 0x17d, 0x8f,
    0x90, 0x2018,
    0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0x9d, 0x17e, 0x178,
  ]
}
