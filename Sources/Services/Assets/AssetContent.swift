internal import Storage

/// The properties of an asset's content that follow from its bytes.
struct AssetContent: Sendable {
  let sha256: String, bytes: Int, type: ContentType?, size: PixelSize?
  /// A Boolean value that indicates whether the folder did not have the content before.
  var isNew = false

  /// The number of bytes at the beginning of a file that `ContentType` reads. An ISO media file begins with a list of
  /// brands, which can be long.
  static let headLength = 128

  /// - Parameter file: the file with the content.
  init(of file: OpenFile, sha256: String, bytes: Int) throws(FileTrouble) {
    self.sha256 = sha256
    self.bytes = bytes
    type = ContentType(try file.read(at: 0, AssetContent.headLength))
    size = try type.map { (type) throws(FileTrouble) in try PixelSize(of: file, type) } ?? nil
  }
}
