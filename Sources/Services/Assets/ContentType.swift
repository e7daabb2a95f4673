/// The types of content that the core recognises by the first bytes, whatever the file's name is.
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
  case mp4Audio = "audio/mp4"
  case quickTime = "video/quicktime"
  case cr3 = "image/x-canon-cr3"

  var isImage: Bool { rawValue.hasPrefix("image/") }

  /// - Parameter head: the first bytes of the content.
  /// - Returns: `nil` for a content that is not recognised.
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
      self = ContentType(brands: head)
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

  /// Creates the type of an ISO media file from its list of brands, with which the file begins (ISO/IEC 14496-12, 4.3).
  private init(brands head: [UInt8]) {
    let length = min(Bytes(head).number(0, 4) ?? 0, head.count)
    func brand(_ at: Int) -> String { String(decoding: head[at..<min(at + 4, head.count)], as: UTF8.self) }
    let major = brand(8)
    let others = length >= 20 ? stride(from: 16, to: length - 3, by: 4).map(brand) : []
    let known = ContentType.types(of: major)
    // The brands `mif1` and `msf1` only say that the file has images. Other brands in the list say how the images are
    // coded.
    let isGeneral = major == "mif1" || major == "msf1"
    let coded = isGeneral ? others.lazy.compactMap(ContentType.types(of:)).first { $0 == .avif || $0 == .heic } : nil
    self = coded ?? known ?? (isGeneral ? .heic : .mp4)
  }

  private static func types(of brand: String) -> ContentType? {
    switch brand {
    case "avif", "avis": .avif
    case "heic", "heix", "hevc", "hevx", "heim", "heis", "hevm", "hevs": .heic
    case "qt  ": .quickTime
    case "M4A ", "M4B ", "M4P ": .mp4Audio
    case "crx ": .cr3
    default: nil
    }
  }

  /// Returns a Boolean value that indicates whether this type is a container whose content may have the given media
  /// type. Examples are ZIP with docx, and TIFF with raw photos.
  func holds(_ mediaType: String) -> Bool {
    switch self {
    case .zip:
      (mediaType.hasPrefix("application/") || mediaType.hasPrefix("model/")) && ContentType(rawValue: mediaType) == nil
        && !["application/octet-stream", "application/x-zip-compressed", "application/x-zip"].contains(mediaType)
    case .tiff: mediaType.hasPrefix("image/x-") && ContentType(rawValue: mediaType) == nil || mediaType == "image/dng"
    case .mp4:
      [
        "audio/mp4", "audio/x-m4a", "audio/m4a", "audio/3gpp", "audio/3gpp2", "video/x-m4v", "video/3gpp",
        "video/3gpp2", "application/mp4",
      ].contains(mediaType)
    default: false
    }
  }

  /// A Boolean value that indicates whether every file of the type begins with a signature. Old QuickTime files have no
  /// brands, and so no signature.
  var hasSign: Bool { self != .quickTime }
}
