internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A photo, document, logo or proof of a record, in stored form. The bytes are in a file.
struct StoredAsset: CompanyEntity {
  let id: ID<StoredAsset>, company: CompanyID?
  var owner: AssetOwner
  let role: AssetRole, name: Line?
  var mediaType: String, bytes: Int, sha256: String, width: Int?, height: Int?
  var variants: [AssetVariant], position: Int
  var version: Int
  let createdAt: Timestamp
  var updatedAt: Timestamp

  static let entityName: StaticString = "asset"
  static let service: StaticString = AssetsModule.name
  static let access = Access.member
  static let doc: StaticString = "A photo, document, logo or proof of a record."

  var uuid: UUID { id.uuid }
  var companyID: UUID? { company?.uuid }

  /// The digests of the asset's files.
  var digests: [String] { [sha256] + variants.map(\.sha256) }

  var longerSide: Int? { width.flatMap { width in height.map { max(width, $0) } } }

  /// Returns the next state.
  func changed(at now: Timestamp, _ change: (inout StoredAsset) -> Void) -> StoredAsset {
    var next = self
    change(&next)
    next.version += 1
    next.updatedAt = now
    return next
  }
}

extension StoredAsset {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The asset's id.")
    company = field("company", \.company, "The company of the asset; `null` for an asset of the account's own record.")
    owner = field("owner", \.owner, "The record to which the asset belongs, such as an item.")
    role = field("role", \.role, AssetRole.fieldDoc)
    name = field(
      "name", \.name, "The asset's name, which may differ from the file's name; `null` if the asset has none.",
      .length(1...200))
    mediaType = field(
      "mediaType", \.mediaType,
      "The media type, found from the asset's first bytes. If it cannot be found, this is the media type that the request gave.",
      .length(1...100))
    bytes = field("bytes", \.bytes, "The number of bytes.")
    sha256 = field("sha256", \.sha256, "The SHA-256 digest of the bytes, as 64 lower-case hexadecimal digits.")
    width = field("width", \.width, "The width in pixels, from the image's header; `null` for other assets.")
    height = field("height", \.height, "The height in pixels, from the image's header; `null` for other assets.")
    variants = field(
      "variants", \.variants,
      "The smaller pictures that the host has made of the image. While a smaller picture is missing, methods use the image itself."
    )
    position = field(
      "position", \.position, "The position among the assets of the record, from 0. The first photo is the cover.")
    version = field("version", \.version, "The version, from 1. It grows by one with each change.")
    createdAt = field("createdAt", \.createdAt, "The instant at which the asset was added.")
    updatedAt = field("updatedAt", \.updatedAt, "The instant of the last change.")
  }
}

/// An asset in results.
struct Asset: Record {
  let stored: StoredAsset, state: AssetState

  static let doc = StoredAsset.doc

  init(_ stored: StoredAsset, _ state: AssetState) {
    self.stored = stored
    self.state = state
  }

  init<F: Fields<Self>>(_ field: inout F) {
    stored = field.embed(\.stored)
    state = field(
      "state", \.state,
      "Where the bytes are. local: only on this device. synced: on this device and in the cloud. remote: only in the cloud; the first read fetches the bytes. missing: neither on this device nor in the cloud, because another device has not sent the bytes yet, or the file was removed."
    )
  }
}

/// Says where the bytes of an asset are.
enum AssetState: String, Choice {
  case local, synced, remote, missing

  static let spellings = Spellings<AssetState>()
}
