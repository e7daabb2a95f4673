internal import RPC
internal import Shape
internal import Tenancy

/// The method `assets.append`: appends a piece of a file to an upload.
struct AppendToAsset: DeferredMethod {
  typealias Scope = InCompanyOrAccount
  let upload: UUID, offset: Int, base64: String

  static let name: StaticString = "assets.append"
  static let doc: StaticString =
    "Appends a piece of a file to an upload that assets.begin has begun. After a lost reply, send the same piece again at the same offset."
  static let access = Access.member
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The upload, with the number of bytes received. These bytes are on the disk."
  static let errors: [ErrorCode] = [.assetTooLarge, .limitReached, .requestCancelled]
  static let examples = [
    Example(
      "the first piece", given: Example.upload,
      params: #"{"company":"{{0.id}}","upload":"{{2.upload}}","offset":0,"base64":"Um9hc3RlZCBvbiBGcmlkYXkK"}"#)
  ]
  static let computes = true

  init<F: Fields<Self>>(_ field: inout F) {
    upload = field("upload", \.upload, "The id of the upload, from assets.begin.")
    offset = field(
      "offset", \.offset,
      "The offset of the piece in the asset, in bytes from 0. The offset must be at most `received` of the last reply, the number of bytes that the core already has.",
      .range(0...Assets.most)
    )
    base64 = field(
      "base64", \.base64,
      "The piece in standard base64 (RFC 4648), with padding. The piece must fit into one message, by default of at most 16 MiB."
    )
  }

  func selector(_ given: CompanyOrAccount, on service: Assets) throws(Failure) -> CompanyOrAccount {
    try service.selector(given, forUpload: upload)
  }

  func answer(on service: Assets, in context: CompanyContext) throws(Failure) -> Answer<Upload, CompanyContext> {
    .computing(try service.append(try base64.bytes(), at: offset, to: upload, in: context))
  }
}
