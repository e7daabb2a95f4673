internal import RPC
internal import Shape
internal import Tenancy

/// The method `assets.finish`: adds the uploaded asset to its record, if the received bytes have the given digest.
struct FinishAsset: DeferredMethod {
  typealias Scope = InCompanyOrAccount
  let upload: UUID, sha256: String

  static let name: StaticString = "assets.finish"
  static let doc: StaticString =
    "Finishes an upload after its last piece: adds the asset to its record, if the received bytes have the given digest."
  static let access = Access.member
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The asset. Its bytes are on the disk. Later requests of the company wait for this reply."
  static let errors: [ErrorCode] = [.assetTooLarge, .limitReached, .requestCancelled]
  static let examples = [
    Example(
      "an upload of one piece",
      given: Example.upload + [
        Example.Step(
          "assets.append",
          #"{"company":"{{0.id}}","upload":"{{2.upload}}","offset":0,"base64":"Um9hc3RlZCBvbiBGcmlkYXkK"}"#)
      ],
      params:
        #"{"company":"{{0.id}}","upload":"{{2.upload}}","sha256":"9a64556da3bdfeb19d4a58c814002f1942200968e41a84ecb004cf2b98430a06"}"#
    )
  ]
  static let computes = true

  init<F: Fields<Self>>(_ field: inout F) {
    upload = field("upload", \.upload, "The id of the upload, from assets.begin.")
    sha256 = field(
      "sha256", \.sha256, "The SHA-256 digest of all bytes, as 64 lower-case hexadecimal digits.", .length(64...64))
  }

  func selector(_ given: CompanyOrAccount, on service: Assets) throws(Failure) -> CompanyOrAccount {
    try service.selector(given, forUpload: upload)
  }

  func answer(on service: Assets, in context: CompanyContext) throws(Failure) -> Answer<Asset, CompanyContext> {
    guard sha256.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }) else {
      throw .invalidParam("/sha256", "sha256 must be 64 lower-case hexadecimal digits")
    }
    return .computing(try service.finish(upload, sha256: sha256, in: context))
  }
}
