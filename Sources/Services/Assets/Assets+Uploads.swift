internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Uploads assets piece by piece, for `assets.begin`, `assets.append` and `assets.finish`.
extension Assets {
  func begin(_ draft: AssetDraft, in context: CompanyContext) throws(Failure) -> Upload {
    sweep.isWanted = true
    _ = try room(for: draft, in: context)
    let id = dependencies.ids.next(at: context.now)
    try uploads.begin(draft, as: id, in: context)
    return Upload(upload: id, received: 0)
  }

  func append(
    _ bytes: [UInt8], at offset: Int, to upload: UUID, in context: CompanyContext
  ) throws(Failure) -> Computing<Upload, CompanyContext> {
    let draft = try uploads.find(upload, in: context)
    let room = try room(for: draft, in: context)
    let file = Uploads.file(upload, of: context.number)
    let outcome = FileOutcome<Int>()
    return Computing { [folder] _ in
      outcome.set { () throws(FileTrouble) in
        try room.require(offset + bytes.count)
        return try folder.append(bytes, at: offset, to: file)
      }
      return []
    } finish: { [self] (_, _) throws(Failure) in
      .result(Upload(upload: upload, received: try outcome.get(full: stores.diskFull)))
    }
  }

  func finish(_ upload: UUID, sha256: String, in context: CompanyContext) throws(Failure) -> Computing<
    Asset, CompanyContext
  > {
    let draft = try uploads.find(upload, in: context)
    let file = Uploads.file(upload, of: context.number)
    return try add(draft, at: "/upload", in: context) { [self] () throws(Failure) in
      try uploads.end(upload, in: context)
    } _: { (folder, _, room, progress) throws(FileTrouble) in
      let isThere = folder.size(of: file) != nil
      // An earlier call may have renamed the file to the name of its content, and then failed to store the row.
      if !isThere, folder.size(of: Uploads.mark(file, settledAs: sha256)) == nil {
        throw .refused(pointer: "/upload", "upload has no bytes yet; send them with assets.append")
      }
      var content = try folder.inspect(isThere ? file : sha256) { progress.isCancelled }
      guard content.sha256 == sha256 else {
        throw .refused(
          pointer: "/sha256", "sha256 must be \(content.sha256), the digest of the \(content.bytes) received bytes")
      }
      try room.require(content.bytes)
      if let objection = draft.role.objection(to: content.type) { throw .refused(pointer: "/upload", objection) }
      if isThere {
        try folder.mark(Uploads.mark(file, settledAs: sha256))
        content.isNew = try folder.settle(file, as: content)
      } else {
        // An earlier call may have renamed the file before its row was stored. The content counts as new, because no
        // row refers to it yet.
        content.isNew = true
      }
      return content
    }
  }
}
