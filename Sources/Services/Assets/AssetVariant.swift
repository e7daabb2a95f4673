internal import Shape

/// A smaller picture of an image.
struct AssetVariant: Record, Equatable, Sendable {
  let kind: Kind, mediaType: String, bytes: Int, width: Int, height: Int, sha256: String

  static let doc: StaticString = "A smaller picture of an image, which the host has made."

  enum Kind: String, Choice {
    case thumb, preview

    static let spellings = Spellings<Kind>()

    /// How long its longer side is at most.
    var mostPixels: Int { self == .thumb ? 256 : 1280 }
  }

  init(kind: Kind, mediaType: String, bytes: Int, width: Int, height: Int, sha256: String) {
    self.kind = kind
    self.mediaType = mediaType
    self.bytes = bytes
    self.width = width
    self.height = height
    self.sha256 = sha256
  }

  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, "thumb: at most 256 pixels on the longer side; preview: at most 1280.")
    mediaType = field("mediaType", \.mediaType, "Its type, as its first bytes show.")
    bytes = field("bytes", \.bytes, "How many bytes it has.")
    width = field("width", \.width, "In pixels.")
    height = field("height", \.height, "In pixels.")
    sha256 = field("sha256", \.sha256, "The digest of its bytes.")
  }
}
