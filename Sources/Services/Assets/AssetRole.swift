internal import Shape

/// The purpose of an asset for the record that owns it.
enum AssetRole: String, Choice {
  case photo, document, logo, proof

  static let spellings = Spellings<AssetRole>()

  static let fieldDoc: StaticString =
    "The purpose of the asset. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2 MB. proof: a proof of delivery. document: anything else."

  /// The largest logo, in bytes.
  static let mostOfLogo = 2_000_000
  static let mostPhotos = 20

  /// Returns the reason why a content can't have this role, or `nil` if it can.
  func objection(to type: ContentType?) -> String? {
    switch self {
    case .photo: type?.isImage == true ? nil : "a photo must be an image, as its first bytes show"
    case .logo: type == .png || type == .jpeg ? nil : "a logo must be a PNG or a JPEG, as its first bytes show"
    case .document, .proof: nil
    }
  }
}
