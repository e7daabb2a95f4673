internal import RPC
internal import Shape
internal import Tenancy

/// The method `assets.path`: returns the path of an asset's file, for a program on the same machine.
struct LocateAsset: DeferredMethod {
  typealias Scope = InCompanyOrAccount
  let id: ID<StoredAsset>, variant: AssetVariant.Kind?, progressToken: ProgressToken?

  static let name: StaticString = "assets.path"
  static let doc: StaticString =
    "Returns the path of an asset's file, for a program on the same machine. If the bytes are only in the cloud, the core fetches them first."
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "The file. Only the user of the machine who runs the core may read the file. No program may write to the file. The caller must have the right to see the record."
  static let errors: [ErrorCode] = [.assetMissing, .requestCancelled]
  static let waits = true
  static let examples = [
    Example(
      "of an item", given: Example.asset, params: #"{"company":"{{0.id}}","id":"{{2.id}}"}"#,
      varying:
        #"{"path":"/home/ada/.local/share/mainspring/assets/c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00","mediaType":"application/octet-stream","bytes":18}"#
    )
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the asset.")
    variant = field(
      "variant", \.variant,
      "The kind of smaller picture to use. If `variant` is left out, or if the host has not made this picture, the asset itself is used."
    )
    progressToken = field.progressOfFiles(\.progressToken)
  }

  func selector(_ given: CompanyOrAccount, on service: Assets) throws(Failure) -> CompanyOrAccount {
    try service.selector(given, for: id)
  }

  func answer(on service: Assets, in context: CompanyContext) throws(Failure) -> Answer<AssetPath, CompanyContext> {
    try service.answer(with: id, variant, progress: progressToken, in: context) { (file) throws(Failure) in
      AssetPath(path: service.folder.file(file.name), mediaType: file.mediaType, bytes: file.bytes)
    }
  }
}

/// The result of `assets.path`.
struct AssetPath: Record {
  let path: String, mediaType: String, bytes: Int

  static let doc: StaticString = "The file of an asset."
}

extension AssetPath {
  init<F: Fields<Self>>(_ field: inout F) {
    path = field("path", \.path, "The absolute path. The file's name does not show the type.")
    mediaType = field("mediaType", \.mediaType, "The media type of the file.")
    bytes = field("bytes", \.bytes, "The number of bytes.")
  }
}
