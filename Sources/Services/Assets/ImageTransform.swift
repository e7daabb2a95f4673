internal import RPC
internal import Shape

/// The request `host.image.transform`, with which the core asks the host to make a smaller picture of an image.
struct ImageTransform: HostRequest {
  let path: String, maxPixels: Int, quality: Int, mediaType: String

  static let name: StaticString = "host.image.transform"
  static let doc: StaticString =
    "Asks the host to make a smaller picture of an image. The picture must be upright, with the proportions of the image. No caller waits for the picture: until it is there, the core uses the image itself."
  static let answerDoc: StaticString =
    "The picture, in a file of the host (PNG, JPEG, GIF or WebP). The core copies the file at once. After the reply, the host may remove the file at any time."

  init(path: String, maxPixels: Int, mediaType: String) {
    self.path = path
    self.maxPixels = maxPixels
    quality = 80
    self.mediaType = mediaType
  }

  /// The host's answer.
  struct Answer: Record {
    let path: String, width: Int, height: Int, bytes: Int

    static let recordName = "TransformedImage"
    static let doc: StaticString = "The host's answer to host.image.transform."

    init<F: Fields<Self>>(_ field: inout F) {
      path = field("path", \.path, "The absolute path of the file.", .length(1...4096))
      width = field("width", \.width, "The width in pixels.", .range(1...ImageTransform.mostPixels))
      height = field("height", \.height, "The height in pixels.", .range(1...ImageTransform.mostPixels))
      bytes = field("bytes", \.bytes, "The number of bytes of the file.", .range(1...Assets.most))
    }
  }

  static let mostPixels = 4096
  /// The largest photo in bytes that is stored without asking the host for a smaller picture.
  static let mostBytes = 3_000_000

  func problems(of answer: Answer) -> [Problem] {
    if max(answer.width, answer.height) <= maxPixels { return [] }
    return [Problem(pointer: "/width", kind: .value, message: "neither width nor height must be more than maxPixels")]
  }
}

extension ImageTransform {
  init<F: Fields<Self>>(_ field: inout F) {
    path = field("path", \.path, "The absolute path of the image. The host may read this file, and nothing else.")
    maxPixels = field(
      "maxPixels", \.maxPixels, "The maximum length of the picture's longer side, in pixels.",
      .range(1...ImageTransform.mostPixels))
    quality = field("quality", \.quality, "The quality of a JPEG or WebP, in percent.", .range(1...100))
    mediaType = field("mediaType", \.mediaType, "The media type of the image.")
  }
}
