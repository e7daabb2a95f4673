// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The photos, documents, logos and proofs of any record.
public struct AssetsMethods: Sendable {
  let caller: any CallSender

  /// Adds an asset to a record, from a file on this machine or from base64 text. After the reply, the caller may remove
  /// the file. The text in `base64` must fit into one message, by default of at most 16 MiB. To add a larger asset in
  /// pieces, use assets.begin.
  /// - Parameters:
  ///   - owner: The record to which the asset will belong.
  ///   - role: The purpose of the asset. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2 MB.
  ///   proof: a proof of delivery. document: anything else.
  ///   - name: The asset's name, as one line of text. If it is left out, the asset has no name.
  ///   - mediaType: The media type. It is needed if the first bytes do not show the type, or show only a container: ZIP
  ///   (docx, xlsx, odt, epub), TIFF (raw photos), MP4 (m4v, 3gp). The first bytes show PNG, JPEG, GIF, WebP, HEIC,
  ///   AVIF and PDF.
  ///   - path: The absolute path of a file on the core's machine. Either `path` or `base64` must be given, not both.
  ///   - base64: The bytes in standard base64 (RFC 4648), with padding. Either `path` or `base64` must be given, not
  ///   both.
  ///   - company: The id of the company. Default: the account if the request names one of the account's own records.
  ///   Otherwise the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The asset. Its bytes are on the disk. The caller must have the right to change the record. Later
  /// requests of the company wait for this reply.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, assetTooLarge,
  /// limitReached, requestCancelled, keyReused.
  @discardableResult
  public func add(
    owner: AssetOwnerInput,
    role: AssetRole,
    name: String? = nil,
    mediaType: String? = nil,
    path: String? = nil,
    base64: String? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Asset {
    var writer = MemberWriter()
    writer.put("owner", owner)
    writer.put("role", role)
    writer.putIfGiven("name", name)
    writer.putIfGiven("mediaType", mediaType)
    writer.putIfGiven("path", path)
    writer.putIfGiven("base64", base64)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("assets.add", .write, writer)
  }

  /// Begins an upload of an asset in pieces. Send the pieces with assets.append, and then call assets.finish. After 24
  /// hours, the core discards an upload that is not finished.
  /// - Parameters:
  ///   - owner: The record to which the asset will belong.
  ///   - role: The purpose of the asset. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2 MB.
  ///   proof: a proof of delivery. document: anything else.
  ///   - name: The asset's name, as one line of text. If it is left out, the asset has no name.
  ///   - mediaType: The media type. It is needed if the first bytes do not show the type, or show only a container: ZIP
  ///   (docx, xlsx, odt, epub), TIFF (raw photos), MP4 (m4v, 3gp). The first bytes show PNG, JPEG, GIF, WebP, HEIC,
  ///   AVIF and PDF.
  ///   - company: The id of the company. Default: the account if the request names one of the account's own records.
  ///   Otherwise the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The id of the upload, and the number of bytes received, which is 0. The caller must have the right to
  /// change the record.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached,
  /// keyReused.
  @discardableResult
  public func begin(
    owner: AssetOwnerInput,
    role: AssetRole,
    name: String? = nil,
    mediaType: String? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Upload {
    var writer = MemberWriter()
    writer.put("owner", owner)
    writer.put("role", role)
    writer.putIfGiven("name", name)
    writer.putIfGiven("mediaType", mediaType)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("assets.begin", .write, writer)
  }

  /// Appends a piece of a file to an upload that assets.begin has begun. After a lost reply, send the same piece again
  /// at the same offset.
  /// - Parameters:
  ///   - upload: The id of the upload, from assets.begin.
  ///   - offset: The offset of the piece in the asset, in bytes from 0. The offset must be at most `received` of the
  ///   last reply, the number of bytes that the core already has.
  ///   - base64: The piece in standard base64 (RFC 4648), with padding. The piece must fit into one message, by default
  ///   of at most 16 MiB.
  ///   - company: The id of the company. Default: the account if the request names one of the account's own records.
  ///   Otherwise the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The upload, with the number of bytes received. These bytes are on the disk.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, assetTooLarge,
  /// limitReached, requestCancelled, keyReused.
  @discardableResult
  public func append(
    upload: String,
    offset: Int,
    base64: String,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Upload {
    var writer = MemberWriter()
    writer.put("upload", upload)
    writer.put("offset", offset)
    writer.put("base64", base64)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("assets.append", .write, writer)
  }

  /// Finishes an upload after its last piece: adds the asset to its record, if the received bytes have the given
  /// digest.
  /// - Parameters:
  ///   - upload: The id of the upload, from assets.begin.
  ///   - sha256: The SHA-256 digest of all bytes, as 64 lower-case hexadecimal digits.
  ///   - company: The id of the company. Default: the account if the request names one of the account's own records.
  ///   Otherwise the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The asset. Its bytes are on the disk. Later requests of the company wait for this reply.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, assetTooLarge,
  /// limitReached, requestCancelled, keyReused.
  @discardableResult
  public func finish(
    upload: String,
    sha256: String,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Asset {
    var writer = MemberWriter()
    writer.put("upload", upload)
    writer.put("sha256", sha256)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("assets.finish", .write, writer)
  }

  /// Returns an asset, without its bytes. To get the bytes, use assets.read or assets.path.
  /// - Parameters:
  ///   - id: The id of the asset.
  ///   - company: The id of the company. Default: the account if the request names one of the account's own records.
  ///   Otherwise the selected company, or the only company.
  /// - Returns: The asset. The caller must have the right to see its record.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    id: String,
    company: String? = nil
  ) async throws -> Asset {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("company", company)
    return try await caller.call("assets.get", .read, writer)
  }

  /// Lists the assets of a record in their order, without their bytes, one page at a time.
  /// - Parameters:
  ///   - owner: The record to which the assets belong.
  ///   - role: Only assets with this role. Default: all assets of the record.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the account if the request names one of the account's own records.
  ///   Otherwise the selected company, or the only company.
  /// - Returns: A page of assets. The caller must have the right to see the record.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func list(
    owner: AssetOwnerInput,
    role: AssetRole? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> AssetPage {
    var writer = MemberWriter()
    writer.put("owner", owner)
    writer.putIfGiven("role", role)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("assets.list", .read, writer)
  }

  /// Returns bytes of an asset, at most 1 MiB (1,048,576 bytes) in one call. If the asset is only in the cloud, the
  /// core first fetches all of it.
  /// - Parameters:
  ///   - id: The id of the asset.
  ///   - variant: The kind of smaller picture to use. If `variant` is left out, or if the host has not made this
  ///   picture, the asset itself is used.
  ///   - offset: The offset of the first byte, in bytes from 0. Default: 0.
  ///   - length: The largest number of bytes to return. Default: 1 MiB (1,048,576 bytes).
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token while the files are fetched. There, `done` counts the bytes received, including those of files that
  ///   were requested earlier and arrive first.
  ///   - company: The id of the company. Default: the account if the request names one of the account's own records.
  ///   Otherwise the selected company, or the only company.
  /// - Returns: The bytes. The caller must have the right to see the asset's record.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, assetMissing,
  /// requestCancelled.
  public func read(
    id: String,
    variant: AssetVariantKind? = nil,
    offset: Int? = nil,
    length: Int? = nil,
    progressToken: JSON? = nil,
    company: String? = nil
  ) async throws -> AssetBytes {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("variant", variant)
    writer.putIfGiven("offset", offset)
    writer.putIfGiven("length", length)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("company", company)
    return try await caller.call("assets.read", .read, writer)
  }

  /// Returns the path of an asset's file, for a program on the same machine. If the bytes are only in the cloud, the
  /// core fetches them first.
  /// - Parameters:
  ///   - id: The id of the asset.
  ///   - variant: The kind of smaller picture to use. If `variant` is left out, or if the host has not made this
  ///   picture, the asset itself is used.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token while the files are fetched. There, `done` counts the bytes received, including those of files that
  ///   were requested earlier and arrive first.
  ///   - company: The id of the company. Default: the account if the request names one of the account's own records.
  ///   Otherwise the selected company, or the only company.
  /// - Returns: The file. Only the user of the machine who runs the core may read the file. No program may write to the
  /// file. The caller must have the right to see the record.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, assetMissing,
  /// requestCancelled.
  public func path(
    id: String,
    variant: AssetVariantKind? = nil,
    progressToken: JSON? = nil,
    company: String? = nil
  ) async throws -> AssetPath {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("variant", variant)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("company", company)
    return try await caller.call("assets.path", .read, writer)
  }

  /// Removes an asset from its record.
  /// - Parameters:
  ///   - id: The id of the asset.
  ///   - company: The id of the company. Default: the account if the request names one of the account's own records.
  ///   Otherwise the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The id of the removed asset. The core removes the file in an idle moment, at least one hour after the
  /// file was last written or read. The caller must have the right to change the record.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, inUse, keyReused.
  @discardableResult
  public func remove(
    id: String,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Deleted {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("assets.remove", .write, writer)
  }

  /// Moves assets of a record to the front, in the given order. The record's other assets follow in their present
  /// order. The first photo is the cover.
  /// - Parameters:
  ///   - ids: The ids of assets of one record, each id once, in the new order.
  ///   - company: The id of the company. Default: the account if the request names one of the account's own records.
  ///   Otherwise the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: All assets of the record in their new order. The caller must have the right to change the record.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
  @discardableResult
  public func reorder(
    ids: [String],
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> AssetPage {
    var writer = MemberWriter()
    writer.put("ids", ids)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("assets.reorder", .write, writer)
  }

  /// Fetches all assets of a record that are only in the cloud. Use this method before the assets are needed, such as
  /// before the device goes offline.
  /// - Parameters:
  ///   - owner: The record to which the assets belong.
  ///   - variant: The kind of smaller picture to fetch instead of each asset. If `variant` is left out, or if an asset
  ///   has no such picture, the asset itself is fetched.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token while the files are fetched. There, `done` counts the bytes received, including those of files that
  ///   were requested earlier and arrive first.
  ///   - company: The id of the company. Default: the account if the request names one of the account's own records.
  ///   Otherwise the selected company, or the only company.
  /// - Returns: All assets of the record. The `state` of each asset says where its bytes are after the fetch. The
  /// caller must have the right to see the record.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, requestCancelled.
  @discardableResult
  public func prefetch(
    owner: AssetOwnerInput,
    variant: AssetVariantKind? = nil,
    progressToken: JSON? = nil,
    company: String? = nil
  ) async throws -> AssetPage {
    var writer = MemberWriter()
    writer.put("owner", owner)
    writer.putIfGiven("variant", variant)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("company", company)
    return try await caller.call("assets.prefetch", .session, writer)
  }
}
