// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Photos, documents, logos and proofs of any record.
public struct AssetsMethods: Sendable {
  let caller: any CallSender

  /// Adds an asset to a record: what a file of this machine holds, which may vanish afterwards, or what is given as text, which is limited
  /// by the length of a line (assets.begin is for more).
  /// - Parameters:
  ///   - owner: The record that it is to belong to.
  ///   - role: photo: a picture, of which a record has at most 20; logo: PNG or JPEG, of at most 2 MB; proof: of a delivery; document:
  ///   anything else.
  ///   - name: What people call it.
  ///   - mediaType: Its type, where the first bytes don't show it, or show a container alone: ZIP (docx, xlsx, odt, epub), TIFF (raw
  ///   photos), MP4 (m4v, 3gp). They show PNG, JPEG, GIF, WebP, HEIC, AVIF, PDF.
  ///   - path: The absolute path of a file on this machine; it, or base64, must be given.
  ///   - base64: The bytes as standard base64 (RFC 4648), with its padding.
  ///   - company: The company; without it the account, where the record that is named is the account's own; else the selected company, or
  ///   the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The asset; its bytes are on the disk. Who may change the record may do it. Later requests of the company wait for it.
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

  /// Begins an asset whose bytes come piece by piece, with assets.append; what is not finished after 24 hours is forgotten.
  /// - Parameters:
  ///   - owner: The record that it is to belong to.
  ///   - role: photo: a picture, of which a record has at most 20; logo: PNG or JPEG, of at most 2 MB; proof: of a delivery; document:
  ///   anything else.
  ///   - name: What people call it.
  ///   - mediaType: Its type, where the first bytes don't show it, or show a container alone: ZIP (docx, xlsx, odt, epub), TIFF (raw
  ///   photos), MP4 (m4v, 3gp). They show PNG, JPEG, GIF, WebP, HEIC, AVIF, PDF.
  ///   - company: The company; without it the account, where the record that is named is the account's own; else the selected company, or
  ///   the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: What is to be appended to. Who may change the record may do it.
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

  /// Adds bytes to an asset that was begun. The same piece may come again.
  /// - Parameters:
  ///   - upload: What assets.begin has answered.
  ///   - offset: Where the bytes belong: at most as many as have come.
  ///   - base64: The bytes as standard base64 (RFC 4648), with its padding; limited by the length of a line.
  ///   - company: The company; without it the account, where the record that is named is the account's own; else the selected company, or
  ///   the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: How many bytes have come; they are on the disk.
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

  /// Makes an asset of what was appended, if it is what was meant.
  /// - Parameters:
  ///   - upload: What assets.begin has answered.
  ///   - sha256: The digest of all bytes (SHA-256), as 64 lower-case hexadecimal digits.
  ///   - company: The company; without it the account, where the record that is named is the account's own; else the selected company, or
  ///   the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The asset; its bytes are on the disk. Later requests of the company wait for it.
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

  /// Answers one asset, without its bytes.
  /// - Parameters:
  ///   - id: The asset.
  ///   - company: The company; without it the account, where the record that is named is the account's own; else the selected company, or
  ///   the only one that there is.
  /// - Returns: The asset as it stands. Who may see the record that it belongs to may see it.
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

  /// Lists the assets of a record in their order, without their bytes, page by page.
  /// - Parameters:
  ///   - owner: The record.
  ///   - role: Only assets of this role.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - company: The company; without it the account, where the record that is named is the account's own; else the selected company, or
  ///   the only one that there is.
  /// - Returns: A page of assets. Who may see the record may see them.
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

  /// Answers bytes of an asset, at most 1 MiB at once. What is in the cloud alone comes here first, as a whole.
  /// - Parameters:
  ///   - id: The asset.
  ///   - variant: A smaller picture; without one that the host has made, the asset itself.
  ///   - offset: Where to begin; 0 without it.
  ///   - length: How many bytes; 1 MiB without it.
  ///   - progressToken: Echoed in rpc.progress, which tells how many bytes have come; those of files that were asked for before count, as
  ///   they come first.
  ///   - company: The company; without it the account, where the record that is named is the account's own; else the selected company, or
  ///   the only one that there is.
  /// - Returns: The bytes. Who may see the record that it belongs to may read them.
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

  /// Says in which file an asset is, for a host on the same machine. What is in the cloud alone comes here first.
  /// - Parameters:
  ///   - id: The asset.
  ///   - variant: A smaller picture; without one that the host has made, the asset itself.
  ///   - progressToken: Echoed in rpc.progress, which tells how many bytes have come; those of files that were asked for before count, as
  ///   they come first.
  ///   - company: The company; without it the account, where the record that is named is the account's own; else the selected company, or
  ///   the only one that there is.
  /// - Returns: The file, which this user of the machine alone may read, and nobody must write. Who may see the record that it belongs to
  /// may read it.
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
  ///   - company: The company; without it the account, where the record that is named is the account's own; else the selected company, or
  ///   the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: What was removed; its file goes in an idle moment, an hour after it was made at the earliest. Who may change the record may
  /// do it.
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

  /// Puts assets of a record first, in this order; the others follow in theirs.
  /// - Parameters:
  ///   - ids: Assets of one record, each once.
  ///   - company: The company; without it the account, where the record that is named is the account's own; else the selected company, or
  ///   the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: All assets of the record in their new order. Who may change the record may do it.
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

  /// Has what a record has in the cloud alone come here, before it is read or the cloud is out of reach.
  /// - Parameters:
  ///   - owner: The record.
  ///   - variant: Only these smaller pictures; where there is none, the asset itself.
  ///   - progressToken: Echoed in rpc.progress, which tells how many bytes have come; those of files that were asked for before count, as
  ///   they come first.
  ///   - company: The company; without it the account, where the record that is named is the account's own; else the selected company, or
  ///   the only one that there is.
  /// - Returns: All assets of the record, when what could come is here; state says of each where it is. Who may see the record may do it.
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
