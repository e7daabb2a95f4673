internal import Storage

/// Reads the sizes of PNG, WebP and JPEG images. Exif data in these images may say that the picture is shown turned.
extension PixelSize {
  init?(_ width: Int, _ height: Int, swapped: Bool) {
    if swapped { self.init(height, width) } else { self.init(width, height) }
  }

  /// Reads the size of a PNG from its header, and the orientation from the chunk `eXIf`. This chunk may come after the
  /// pixels (https://www.w3.org/TR/png-3/#eXIf).
  init?(png file: OpenFile, _ head: Bytes) throws(FileTrouble) {
    guard head.count >= 24 else { return nil }
    var at = 8
    var swaps = false
    for _ in 0..<PixelSize.mostChunks {
      let chunk = Bytes(try file.read(at: at, 8))
      guard let length = chunk.number(0, 4), let kind = chunk.number(4, 4), kind != 0x4945_4e44 else { break }
      if kind == 0x6558_4966 {
        swaps = try TIFFDirectory(file, at: at + 8)?.swapsSides ?? false
        break
      }
      at += 12 + length
    }
    self.init(head.big(16, 4), head.big(20, 4), swapped: swaps)
  }

  /// Reads the size of a WebP from its first chunk, which is of one of three kinds. Reads the orientation from the
  /// chunk `EXIF` ([RFC 9649](https://www.rfc-editor.org/rfc/rfc9649), section 2).
  init?(webP file: OpenFile, _ head: Bytes) throws(FileTrouble) {
    guard head.count >= 30 else { return nil }
    switch head.little(12, 4) {
    case 0x2038_5056:  // "VP8 "
      self.init(head.little(26, 2) & 0x3fff, head.little(28, 2) & 0x3fff)
    case 0x4c38_5056:  // "VP8L"
      let bits = head.little(21, 4)
      self.init(bits & 0x3fff + 1, bits >> 14 & 0x3fff + 1)
    case 0x5838_5056:  // "VP8X"
      let swaps = head.big(20, 1) & 0x08 == 0 ? false : try PixelSize.swaps(webP: file)
      self.init(head.little(24, 3) + 1, head.little(27, 3) + 1, swapped: swaps)
    default: return nil
    }
  }

  private static func swaps(webP file: OpenFile) throws(FileTrouble) -> Bool {
    var at = 12
    for _ in 0..<mostChunks {
      let chunk = Bytes(try file.read(at: at, 14))
      guard let kind = chunk.number(0, 4), let length = chunk.littleNumber(4, 4) else { return false }
      if kind == 0x4558_4946 {
        // Skips the 6 bytes `Exif` and two zeros. They belong before the Exif data of a JPEG, but some programs also
        // write them into a WebP.
        return try TIFFDirectory(file, at: at + 8 + (chunk.number(8, 6) == exifMark ? 6 : 0))?.swapsSides ?? false
      }
      at += 8 + length + length & 1
    }
    return false
  }

  /// Reads the size of a JPEG from the segment that begins the frame (ITU-T T.81, B.2.2). Reads the orientation from
  /// the Exif data in the segment APP1 (EXIF 2.32, 4.7.2). Other segments may come before these two.
  init?(jpeg file: OpenFile) throws(FileTrouble) {
    var at = 2
    var exif: TIFFDirectory?
    for _ in 0..<PixelSize.mostSegments {
      let segment = Bytes(try file.read(at: at, 10))
      guard segment.count >= 9, segment.big(0, 1) == 0xff else { return nil }
      let marker = segment.big(1, 1)
      switch marker {
      case 0xff: at += 1
      case 0x01, 0xd0...0xd7: at += 2
      case 0xc0...0xc3, 0xc5...0xc7, 0xc9...0xcb, 0xcd...0xcf:
        self.init(segment.big(7, 2), segment.big(5, 2), swapped: exif?.swapsSides ?? false)
        return
      case 0xd9, 0xda: return nil
      default:
        if marker == 0xe1, exif == nil, segment.number(4, 6) == PixelSize.exifMark {
          exif = try TIFFDirectory(file, at: at + 10)
        }
        at += 2 + max(segment.big(2, 2), 2)
      }
    }
    return nil
  }

  /// The bytes before the Exif data of a JPEG: `Exif`, and two zero bytes.
  private static let exifMark = 0x4578_6966_0000
  /// The largest number of segments that are read before the frame. No image has more.
  private static let mostSegments = 1000
  private static let mostChunks = 10_000
}
