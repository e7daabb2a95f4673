internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A photo, document, logo or proof of a record, as it is kept; the bytes are in a file.
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

  /// The digests of its files.
  var digests: [String] { [sha256] + variants.map(\.sha256) }

  var longerSide: Int? { width.flatMap { width in height.map { max(width, $0) } } }

  /// The next state.
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
    company = field("company", \.company, "The company that it belongs to; null for an asset of the account's own record.")
    owner = field("owner", \.owner, "The record that it belongs to.")
    role = field("role", \.role, AssetRole.fieldDoc)
    name = field("name", \.name, "What people call it; it needs no relation to the file's name.", .length(1...200))
    mediaType = field("mediaType", \.mediaType, "Its type, as its first bytes show, or as was said of what they don't.", .length(1...100))
    bytes = field("bytes", \.bytes, "How many bytes it has.")
    sha256 = field("sha256", \.sha256, "The digest of its bytes (SHA-256), as hexadecimal digits.")
    width = field("width", \.width, "In pixels, as an image's header says; null for others.")
    height = field("height", \.height, "In pixels.")
    variants = field("variants", \.variants, "Smaller pictures of an image; without one, the image itself stands for it.")
    position = field("position", \.position, "Its place among the assets of its owner; the first photo is the cover.")
    version = field("version", \.version, "Grows by one a change, from 1.")
    createdAt = field("createdAt", \.createdAt, "When it was added.")
    updatedAt = field("updatedAt", \.updatedAt, "When it was last changed.")
  }
}

/// An asset as it is shown.
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
      "local: its bytes are here alone; synced: they are here and in the cloud; remote: in the cloud, from where they come when they are read first; missing: in neither, as another device has not sent them yet, or as somebody has removed the file."
    )
  }
}

/// Where the bytes of an asset are.
enum AssetState: String, Choice {
  case local, synced, remote, missing

  static let spellings = Spellings<AssetState>()
}
