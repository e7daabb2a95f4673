internal import Shape

/// A smaller picture of an image, which the host has made.
struct AssetVariant: Record, Equatable, Sendable {
  let kind: Kind, mediaType: String, bytes: Int, width: Int, height: Int, sha256: String

  static let doc: StaticString = "A smaller picture of an image, made by the host."

  enum Kind: String, Choice {
    case thumb, preview

    static let spellings = Spellings<Kind>()

    /// The largest number of pixels of the longer side.
    var mostPixels: Int { self == .thumb ? 256 : 1280 }
  }
}

extension AssetVariant {
  init<F: Fields<Self>>(_ field: inout F) {
    kind = field(
      "kind", \.kind, "The size of the picture. thumb: at most 256 pixels on the longer side; preview: at most 1280.")
    mediaType = field("mediaType", \.mediaType, "The media type, from the picture's first bytes.")
    bytes = field("bytes", \.bytes, "The number of bytes.")
    width = field("width", \.width, "The width in pixels.")
    height = field("height", \.height, "The height in pixels.")
    sha256 = field("sha256", \.sha256, "The SHA-256 digest of the bytes, as 64 lower-case hexadecimal digits.")
  }
}
