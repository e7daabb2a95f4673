internal import Crypto
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assets.read`: returns bytes of an asset, at most 1 MiB (1,048,576 bytes) in one call.
struct ReadAsset: DeferredMethod {
  typealias Scope = InCompanyOrAccount
  let id: ID<StoredAsset>, variant: AssetVariant.Kind?, offset: Int?, length: Int?, progressToken: ProgressToken?

  static let name: StaticString = "assets.read"
  static let doc: StaticString =
    "Returns bytes of an asset, at most 1 MiB (1,048,576 bytes) in one call. If the asset is only in the cloud, the core first fetches all of it."
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString = "The bytes. The caller must have the right to see the asset's record."
  static let errors: [ErrorCode] = [.assetMissing, .requestCancelled]
  static let waits = true
  static let examples = [
    Example(
      "the first bytes", given: Example.asset, params: #"{"company":"{{0.id}}","id":"{{2.id}}","offset":0,"length":7}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the asset.")
    variant = field(
      "variant", \.variant,
      "The kind of smaller picture to use. If `variant` is left out, or if the host has not made this picture, the asset itself is used."
    )
    offset = field(
      "offset", \.offset, "The offset of the first byte, in bytes from 0. Default: 0.", .range(0...Assets.most))
    length = field(
      "length", \.length, "The largest number of bytes to return. Default: 1 MiB (1,048,576 bytes).",
      .range(1...Assets.mostRead))
    progressToken = field.progressOfFiles(\.progressToken)
  }

  func selector(_ given: CompanyOrAccount, on service: Assets) throws(Failure) -> CompanyOrAccount {
    try service.selector(given, for: id)
  }

  func answer(on service: Assets, in context: CompanyContext) throws(Failure) -> Answer<AssetBytes, CompanyContext> {
    try service.answer(with: id, variant, progress: progressToken, in: context) { (file) throws(Failure) in
      let offset = offset ?? 0
      let count = min(length ?? Assets.mostRead, max(file.bytes - offset, 0))
      let bytes: [UInt8]
      do throws(FileTrouble) { bytes = try service.folder.read(file.name, at: min(offset, file.bytes), count) } catch {
        throw Failure(error)
      }
      return AssetBytes(
        mediaType: file.mediaType, bytes: file.bytes, offset: offset, base64: Base64.standard.encode(bytes))
    }
  }
}

/// The result of `assets.read`.
struct AssetBytes: Record {
  let mediaType: String, bytes: Int, offset: Int, base64: String

  static let doc: StaticString = "Bytes of an asset."
}

extension AssetBytes {
  init<F: Fields<Self>>(_ field: inout F) {
    mediaType = field("mediaType", \.mediaType, "The media type of the asset.")
    bytes = field("bytes", \.bytes, "The number of bytes of the whole asset.")
    offset = field(
      "offset", \.offset, "The offset of the first returned byte, in bytes from the beginning of the asset.")
    base64 = field("base64", \.base64, "The bytes in standard base64 (RFC 4648); empty at the end of the asset.")
  }
}
