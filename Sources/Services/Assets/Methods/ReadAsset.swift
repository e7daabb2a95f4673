internal import Crypto
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `assets.read`
struct ReadAsset: DeferredMethod {
  typealias Scope = InCompanyOrAccount
  let id: ID<StoredAsset>, variant: AssetVariant.Kind?, offset: Int?, length: Int?, progressToken: ProgressToken?

  static let name: StaticString = "assets.read"
  static let doc: StaticString =
    "Answers bytes of an asset, at most 1 MiB at once. What is in the cloud alone comes here first, as a whole."
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString = "The bytes. Who may see the record that it belongs to may read them."
  static let errors: [ErrorCode] = [.assetMissing, .requestCancelled]
  static let waits = true
  static let examples = [
    Example("the first bytes", given: Given.asset, params: #"{"company":"{{0.id}}","id":"{{2.id}}","offset":0,"length":7}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The asset.")
    variant = field("variant", \.variant, "A smaller picture; without one that the host has made, the asset itself.")
    offset = field("offset", \.offset, "Where to begin; 0 without it.", .range(0...Assets.most))
    length = field("length", \.length, "How many bytes; 1 MiB without it.", .range(1...Assets.mostRead))
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
      return AssetBytes(mediaType: file.mediaType, bytes: file.bytes, offset: offset, base64: Base64.standard.encode(bytes))
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
    mediaType = field("mediaType", \.mediaType, "The type of the whole.")
    bytes = field("bytes", \.bytes, "How many bytes the whole has.")
    offset = field("offset", \.offset, "Where these begin.")
    base64 = field("base64", \.base64, "The bytes as standard base64 (RFC 4648); empty behind the last one.")
  }
}
