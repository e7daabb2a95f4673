internal import Shape

/// An asset whose bytes come piece by piece.
struct Upload: Record, Sendable {
  let upload: UUID, received: Int

  static let doc: StaticString = "An asset whose bytes come piece by piece."

  init(upload: UUID, received: Int) {
    self.upload = upload
    self.received = received
  }

  init<F: Fields<Self>>(_ field: inout F) {
    upload = field("upload", \.upload, "Its name, for assets.append and assets.finish.")
    received = field("received", \.received, "How many bytes have come: the offset of the next ones.")
  }
}

/// What is to become an asset: all but the bytes.
struct AssetDraft: Record, Sendable {
  let owner: AssetOwner, role: AssetRole, name: Line?, mediaType: String?

  static let doc: StaticString = "What is to become an asset."

  init<F: Fields<Self>>(_ field: inout F) {
    owner = field("owner", \.owner, "The record that it is to belong to.")
    role = field("role", \.role, AssetRole.fieldDoc)
    name = field("name", \.name, "What people call it.", .length(1...200))
    mediaType = field(
      "mediaType", \.mediaType,
      """
      Its type, where the first bytes don't show it, or show a container alone: ZIP (docx, xlsx, odt, epub), TIFF (raw photos), MP4 (m4v, 3gp). \
      They show PNG, JPEG, GIF, WebP, HEIC, AVIF, PDF.
      """,
      .length(3...100))
  }

  /// The type to keep.
  /// - Returns: nil where the caller calls it by a type that its bytes don't show, and would.
  func type(of content: AssetContent) -> String? {
    if let type = content.type { return mediaType.flatMap { type.holds($0) ? $0 : nil } ?? type.rawValue }
    guard let mediaType else { return "application/octet-stream" }
    return ContentType(rawValue: mediaType)?.hasSign == true ? nil : mediaType
  }
}
