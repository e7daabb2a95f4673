// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The photos, documents, logos and proofs of any record.
public struct AssetsMethods: Sendable {
  let caller: any CallSender

  /// Adds an asset to a record, from a file on this machine or from base64 text. The file may be removed afterwards. base64 is limited by
  /// the length of a line; use assets.begin for more.
  /// - Parameters:
  ///   - owner: The record to which the asset will belong.
  ///   - role: The role. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2 MB. proof: a proof of delivery.
  ///   document: anything else.
  ///   - name: The asset's name.
  ///   - mediaType: The media type. It is needed if the first bytes do not show the type, or show only a container: ZIP (docx, xlsx, odt,
  ///   epub), TIFF (raw photos), MP4 (m4v, 3gp). The first bytes show PNG, JPEG, GIF, WebP, HEIC, AVIF and PDF.
  ///   - path: The absolute path of a file on this machine. Either path or base64 must be given.
  ///   - base64: The bytes in standard base64 (RFC 4648), with padding.
  ///   - company: The company. Without it, the account, if the named record is the account's own. Otherwise the selected company, or the
  ///   only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The asset, whose bytes are on the disk. The caller must have the right to change the record. Later requests of the company
  /// wait for it.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, assetTooLarge, limitReached,
  /// requestCancelled, keyReused.
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

  /// Begins an upload of an asset in pieces, which assets.append sends. The core discards an upload that is not finished after 24 hours.
  /// - Parameters:
  ///   - owner: The record to which the asset will belong.
  ///   - role: The role. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2 MB. proof: a proof of delivery.
  ///   document: anything else.
  ///   - name: The asset's name.
  ///   - mediaType: The media type. It is needed if the first bytes do not show the type, or show only a container: ZIP (docx, xlsx, odt,
  ///   epub), TIFF (raw photos), MP4 (m4v, 3gp). The first bytes show PNG, JPEG, GIF, WebP, HEIC, AVIF and PDF.
  ///   - company: The company. Without it, the account, if the named record is the account's own. Otherwise the selected company, or the
  ///   only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The upload. The caller must have the right to change the record.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached, keyReused.
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

  /// Appends a piece to an upload. The same piece may be sent again.
  /// - Parameters:
  ///   - upload: The id of the upload, from assets.begin.
  ///   - offset: The position of the piece in the asset, in bytes. At most the number of bytes received.
  ///   - base64: The piece in standard base64 (RFC 4648), with padding. The length of a line limits it.
  ///   - company: The company. Without it, the account, if the named record is the account's own. Otherwise the selected company, or the
  ///   only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The upload, with the number of bytes received. They are on the disk.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, assetTooLarge, limitReached,
  /// requestCancelled, keyReused.
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

  /// Finishes an upload: adds the asset if its bytes have the given digest.
  /// - Parameters:
  ///   - upload: The id of the upload, from assets.begin.
  ///   - sha256: The SHA-256 digest of all bytes, as 64 lower-case hexadecimal digits.
  ///   - company: The company. Without it, the account, if the named record is the account's own. Otherwise the selected company, or the
  ///   only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The asset, whose bytes are on the disk. Later requests of the company wait for it.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, assetTooLarge, limitReached,
  /// requestCancelled, keyReused.
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

  /// Returns an asset, without its bytes.
  /// - Parameters:
  ///   - id: The asset.
  ///   - company: The company. Without it, the account, if the named record is the account's own. Otherwise the selected company, or the
  ///   only company.
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
  ///   - owner: The record.
  ///   - role: Only assets with this role.
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
  ///   - snapshot: true if later pages must show the same state as this one. After a change of the company they are refused with
  ///   cursorTooOld. Changes through time alone, or of an asset's file on the device, do not count. Otherwise each page shows the state of
  ///   its own time, and skips or repeats no element that stays in the list.
  ///   - company: The company. Without it, the account, if the named record is the account's own. Otherwise the selected company, or the
  ///   only company.
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

  /// Returns bytes of an asset, at most 1 MiB at once. An asset that is only in the cloud is fetched first, as a whole.
  /// - Parameters:
  ///   - id: The asset.
  ///   - variant: The smaller picture to use. If the host has not made it, the asset itself is used.
  ///   - offset: The offset of the first byte. Without it, 0.
  ///   - length: The number of bytes. Without it, 1 MiB.
  ///   - progressToken: Repeated in rpc.progress, which reports the number of bytes received. Files requested earlier are received first,
  ///   and their bytes count.
  ///   - company: The company. Without it, the account, if the named record is the account's own. Otherwise the selected company, or the
  ///   only company.
  /// - Returns: The bytes. The caller must have the right to see the asset's record.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, assetMissing, requestCancelled.
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

  /// Returns the path of an asset's file, for a host on the same machine. Bytes that are only in the cloud are fetched first.
  /// - Parameters:
  ///   - id: The asset.
  ///   - variant: The smaller picture to use. If the host has not made it, the asset itself is used.
  ///   - progressToken: Repeated in rpc.progress, which reports the number of bytes received. Files requested earlier are received first,
  ///   and their bytes count.
  ///   - company: The company. Without it, the account, if the named record is the account's own. Otherwise the selected company, or the
  ///   only company.
  /// - Returns: The file. Only this user of the machine may read it, and it must not be written. The caller must have the right to see the
  /// record.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, assetMissing, requestCancelled.
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
  ///   - id: The asset.
  ///   - company: The company. Without it, the account, if the named record is the account's own. Otherwise the selected company, or the
  ///   only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The id of the removed asset. Its file is removed in an idle moment, at least one hour after it was made. The caller must
  /// have the right to change the record.
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

  /// Moves assets of a record to the front, in the given order. The others follow in their present order.
  /// - Parameters:
  ///   - ids: The assets of one record, each once.
  ///   - company: The company. Without it, the account, if the named record is the account's own. Otherwise the selected company, or the
  ///   only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
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

  /// Fetches the assets of a record that are only in the cloud, before they are read or the cloud is out of reach.
  /// - Parameters:
  ///   - owner: The record.
  ///   - variant: Fetches only this kind of smaller picture. Where there is none, the asset itself.
  ///   - progressToken: Repeated in rpc.progress, which reports the number of bytes received. Files requested earlier are received first,
  ///   and their bytes count.
  ///   - company: The company. Without it, the account, if the named record is the account's own. Otherwise the selected company, or the
  ///   only company.
  /// - Returns: All assets of the record, after the available ones were fetched; state says where each is. The caller must have the right
  /// to see the record.
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
