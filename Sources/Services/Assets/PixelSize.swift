internal import Storage

/// How large an image is, as its header says.
struct PixelSize: Equatable, Sendable {
  let width: Int, height: Int

  var longerSide: Int { max(width, height) }

  init?(_ width: Int, _ height: Int) {
    guard width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
  }

  /// - Returns: nil for types whose headers are not read, and for headers that say nothing sensible.
  init?(of file: OpenFile, _ type: ContentType) throws(FileTrouble) {
    let head = Bytes(try file.read(at: 0, 32))
    let found: PixelSize? =
      switch type {
      // https://www.w3.org/TR/png-3/#11IHDR
      case .png: head.count >= 24 ? PixelSize(head.big(16, 4), head.big(20, 4)) : nil
      // https://www.w3.org/Graphics/GIF/spec-gif89a.txt, section 18
      case .gif: head.count >= 10 ? PixelSize(head.little(6, 2), head.little(8, 2)) : nil
      case .webP: PixelSize(webP: head)
      case .jpeg: try PixelSize(jpeg: file)
      case .heic, .avif: try PixelSize(heif: file)
      case .tiff: try PixelSize(tiff: file, head)
      case .pdf, .zip, .mp4: nil
      }
    guard let found else { return nil }
    self = found
  }

  /// The three kinds of first chunks ([RFC 9649](https://www.rfc-editor.org/rfc/rfc9649), section 2).
  private init?(webP head: Bytes) {
    guard head.count >= 30 else { return nil }
    switch head.little(12, 4) {
    case 0x2038_5056:  // "VP8 "
      self.init(head.little(26, 2) & 0x3fff, head.little(28, 2) & 0x3fff)
    case 0x4c38_5056:  // "VP8L"
      let bits = head.little(21, 4)
      self.init(bits & 0x3fff + 1, bits >> 14 & 0x3fff + 1)
    case 0x5838_5056:  // "VP8X"
      self.init(head.little(24, 3) + 1, head.little(27, 3) + 1)
    default: return nil
    }
  }

  /// The segment that begins the frame (ITU-T T.81, B.2.2), which stands behind others.
  private init?(jpeg file: OpenFile) throws(FileTrouble) {
    var at = 2
    for _ in 0..<PixelSize.mostSegments {
      let segment = Bytes(try file.read(at: at, 9))
      guard segment.count == 9, segment.big(0, 1) == 0xff else { return nil }
      let marker = segment.big(1, 1)
      switch marker {
      case 0xff: at += 1
      case 0x01, 0xd0...0xd7: at += 2
      case 0xc0...0xc3, 0xc5...0xc7, 0xc9...0xcb, 0xcd...0xcf:
        self.init(segment.big(7, 2), segment.big(5, 2))
        return
      case 0xd9, 0xda: return nil
      default: at += 2 + max(segment.big(2, 2), 2)
      }
    }
    return nil
  }

  /// More segments than that stand before no image.
  private static let mostSegments = 1000
}
