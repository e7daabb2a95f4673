internal import Shape

/// The state of an upload of an asset in pieces.
struct Upload: Record, Sendable {
  let upload: UUID, received: Int

  static let doc: StaticString = "An upload of an asset in pieces: its id, and the number of bytes received."
}

extension Upload {
  init<F: Fields<Self>>(_ field: inout F) {
    upload = field("upload", \.upload, "The id of the upload, for assets.append and assets.finish.")
    received = field("received", \.received, "The number of bytes received, which is the offset of the next piece.")
  }
}

/// The members of an asset that a caller gives when adding it, without the bytes.
struct AssetDraft: Record, Sendable {
  let owner: AssetOwner, role: AssetRole, name: Line?, mediaType: String?

  static let doc: StaticString = "An asset to be added, without its bytes."

  init<F: Fields<Self>>(_ field: inout F) {
    owner = field("owner", \.owner, "The record to which the asset will belong.")
    role = field("role", \.role, AssetRole.fieldDoc)
    name = field(
      "name", \.name, "The asset's name, as one line of text. If it is left out, the asset has no name.",
      .length(1...200))
    mediaType = field(
      "mediaType", \.mediaType,
      """
      The media type. It is needed if the first bytes do not show the type, or show only a container: ZIP (docx, xlsx, odt, epub), \
      TIFF (raw photos), MP4 (m4v, 3gp). The first bytes show PNG, JPEG, GIF, WebP, HEIC, AVIF and PDF.
      """,
      .length(3...100))
  }

  /// Returns the media type to store.
  /// - Returns: `nil` if files of the caller's type begin with a signature, and the bytes do not have that signature.
  func type(of content: AssetContent) -> String? {
    if let type = content.type { return mediaType.flatMap { type.holds($0) ? $0 : nil } ?? type.rawValue }
    guard let mediaType else { return "application/octet-stream" }
    return ContentType(rawValue: mediaType)?.hasSign == true ? nil : mediaType
  }
}
