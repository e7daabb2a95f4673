internal import Crypto
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assets.add`: adds an asset to a record, from a file on this machine or from base64 text.
struct AddAsset: DeferredMethod {
  typealias Scope = InCompanyOrAccount
  let draft: AssetDraft, path: String?, base64: String?

  static let name: StaticString = "assets.add"
  static let doc: StaticString =
    "Adds an asset to a record, from a file on this machine or from base64 text. After the reply, the caller may remove the file. The text in `base64` must fit into one message, by default of at most 16 MiB. To add a larger asset in pieces, use assets.begin."
  static let access = Access.member
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The asset. Its bytes are on the disk. The caller must have the right to change the record. Later requests of the company wait for this reply."
  static let errors: [ErrorCode] = [.assetTooLarge, .limitReached, .requestCancelled]
  static let examples = [
    Example(
      "a text", given: Example.item,
      params:
        #"{"company":"{{0.id}}","owner":{"type":"item","id":"{{1.id}}"},"role":"document","base64":"Um9hc3RlZCBvbiBGcmlkYXkK","name":"Roast","mediaType":"text/plain"}"#
    )
  ]
  static let computes = true

  init<F: Fields<Self>>(_ field: inout F) {
    draft = field.embed(\.draft)
    path = field(
      "path", \.path,
      "The absolute path of a file on the core's machine. Either `path` or `base64` must be given, not both.",
      .length(1...4096)
    )
    base64 = field(
      "base64", \.base64,
      "The bytes in standard base64 (RFC 4648), with padding. Either `path` or `base64` must be given, not both.")
  }

  func selector(_ given: CompanyOrAccount, on service: Assets) throws(Failure) -> CompanyOrAccount {
    service.selector(given, for: draft.owner)
  }

  func answer(on service: Assets, in context: CompanyContext) throws(Failure) -> Answer<Asset, CompanyContext> {
    switch (path, base64) {
    case (let path?, nil):
      return .computing(
        try service.add(draft, at: "/path", in: context) { (folder, temporary, room, progress) throws(FileTrouble) in
          try folder.keep(path, at: "/path", as: temporary, upTo: room) { progress.isCancelled }
        })
    case (nil, let base64?):
      let bytes = try base64.bytes()
      return .computing(
        try service.add(draft, at: "/base64", in: context) { (folder, temporary, room, _) throws(FileTrouble) in
          try room.require(bytes.count)
          return try folder.keep(bytes, as: temporary)
        })
    case (nil, nil): throw .invalidParam("/path", "path or base64 must be given")
    case (_?, _?): throw .invalidParam("/base64", "base64 must be left out if path is given")
    }
  }
}

extension String {
  /// Decodes the base64 text.
  /// - Throws: -32602 at `/base64`.
  func bytes() throws(Failure) -> [UInt8] {
    guard let bytes = Base64.standard.decode(self), !bytes.isEmpty else {
      throw .invalidParam("/base64", "base64 must be standard base64 with padding, and contain at least 1 byte")
    }
    return bytes
  }
}
