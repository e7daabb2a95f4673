internal import Storage

/// The width and height of an image when it is shown upright. The size follows from the image's header and orientation.
struct PixelSize: Equatable, Sendable {
  let width: Int, height: Int

  var longerSide: Int { max(width, height) }

  init?(_ width: Int, _ height: Int) {
    guard width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
  }

  /// Reads the size of an image from its file.
  /// - Returns: `nil` for types whose headers are not read, and for headers whose width or height is not positive.
  init?(of file: OpenFile, _ type: ContentType) throws(FileTrouble) {
    let head = Bytes(try file.read(at: 0, 32))
    let found: PixelSize? =
      switch type {
      case .png: try PixelSize(png: file, head)
      // https://www.w3.org/Graphics/GIF/spec-gif89a.txt, section 18
      case .gif: head.count >= 10 ? PixelSize(head.little(6, 2), head.little(8, 2)) : nil
      case .webP: try PixelSize(webP: file, head)
      case .jpeg: try PixelSize(jpeg: file)
      case .heic, .avif: try PixelSize(heif: file)
      case .tiff: try PixelSize(tiff: file)
      case .cr3, .pdf, .zip, .mp4, .mp4Audio, .quickTime: nil
      }
    guard let found else { return nil }
    self = found
  }
}
