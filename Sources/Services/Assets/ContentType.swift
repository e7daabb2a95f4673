/// The types of content that are recognised by their first bytes, whatever the name of the file.
enum ContentType: String, CaseIterable, Sendable {
  case png = "image/png"
  case jpeg = "image/jpeg"
  case gif = "image/gif"
  case webP = "image/webp"
  case heic = "image/heic"
  case avif = "image/avif"
  case tiff = "image/tiff"
  case pdf = "application/pdf"
  case zip = "application/zip"
  case mp4 = "video/mp4"

  var isImage: Bool { rawValue.hasPrefix("image/") }

  /// - Parameter head: the first bytes of the content.
  /// - Returns: nil for what is not recognised.
  init?(_ head: [UInt8]) {
    func stands(_ text: StaticString, at offset: Int = 0) -> Bool {
      text.withUTF8Buffer { head.count >= offset + $0.count && head[offset..<offset + $0.count].elementsEqual($0) }
    }
    if head.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      self = .png
    } else if head.starts(with: [0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if stands("GIF87a") || stands("GIF89a") {
      self = .gif
    } else if stands("RIFF"), stands("WEBP", at: 8) {
      self = .webP
    } else if stands("ftyp", at: 4) {
      // ISO 14496-12: the brand says what the boxes hold.
      if stands("avif", at: 8) || stands("avis", at: 8) {
        self = .avif
      } else if ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"].contains(where: { stands($0, at: 8) }) {
        self = .heic
      } else {
        self = .mp4
      }
    } else if head.starts(with: [0x49, 0x49, 0x2a, 0x00]) || head.starts(with: [0x4d, 0x4d, 0x00, 0x2a]) {
      self = .tiff
    } else if stands("%PDF-") {
      self = .pdf
    } else if head.starts(with: [0x50, 0x4b, 0x03, 0x04]) || head.starts(with: [0x50, 0x4b, 0x05, 0x06]) {
      self = .zip
    } else {
      return nil
    }
  }
}
