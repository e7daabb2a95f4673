// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Sharing companies between accounts: links, invitations and participants.
public struct SharingMethods: Sendable {
  let caller: any CallSender

  /// Methods of sharing.participants.
  public var participants: SharingParticipantsMethods { SharingParticipantsMethods(caller: self.caller) }

  /// Methods of sharing.departures.
  public var departures: SharingDeparturesMethods { SharingDeparturesMethods(caller: self.caller) }

  /// Shares a company with all of its present and future records, and returns the share with its link. A second call
  /// returns the same share.
  /// - Parameters:
  ///   - publicPermission: The people whom the share's own link admits. Without it, `none`: only invited people can
  ///   join.
  ///   - deptMask: The departments in which the user does the daily work, as a bit mask. `access.departments` lists the
  ///   bits.
  ///   - managerMask: The departments that the user manages, as a bit mask. A manager of a department can also delete,
  ///   approve and see costs there.
  ///   - preset: The name of a preset (`access.presets`), which sets both masks. Give either `preset` or the masks, not
  ///   both.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The share. The core has begun to send the company's records to the cloud.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
  /// accountUnavailable, cloudUnavailable, requestCancelled, keyReused.
  @discardableResult
  public func create(
    publicPermission: SharePublicPermission? = nil,
    deptMask: Int? = nil,
    managerMask: Int? = nil,
    preset: PresetName? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Share {
    var writer = MemberWriter()
    writer.putIfGiven("publicPermission", publicPermission)
    writer.putIfGiven("deptMask", deptMask)
    writer.putIfGiven("managerMask", managerMask)
    writer.putIfGiven("preset", preset)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("sharing.create", .write, writer)
  }

  /// Returns the state of a company's sharing. Owners also get the participants.
  /// - Parameter company: The company. Without it, the selected company, or the only company.
  /// - Returns: The state of sharing.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    company: String? = nil
  ) async throws -> SharingState {
    var writer = MemberWriter()
    writer.putIfGiven("company", company)
    return try await caller.call("sharing.get", .read, writer)
  }

  /// Invites a participant to a shared company, and sets the participant's rights. If the same `invitedAs` was invited
  /// before, the permission and the rights of that invitation change instead.
  /// - Parameters:
  ///   - as: An address, a number or a label for the participant. If it is the participant's user reference, the
  ///   participant can use the share's own link.
  ///   - permission: The permission. readWrite: everything that the participant's rights allow. readOnly: only reading,
  ///   even if the rights allow more. Without it, readWrite.
  ///   - name: The participant's name: any text of one line.
  ///   - deptMask: The departments in which the user does the daily work, as a bit mask. `access.departments` lists the
  ///   bits.
  ///   - managerMask: The departments that the user manages, as a bit mask. A manager of a department can also delete,
  ///   approve and see costs there.
  ///   - preset: The name of a preset (`access.presets`), which sets both masks. Give either `preset` or the masks, not
  ///   both.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The participant, with the link to send.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
  /// accountUnavailable, cloudUnavailable, requestCancelled, keyReused.
  @discardableResult
  public func invite(
    `as`: String,
    permission: SharePermission? = nil,
    name: String? = nil,
    deptMask: Int? = nil,
    managerMask: Int? = nil,
    preset: PresetName? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Participant {
    var writer = MemberWriter()
    writer.put("as", `as`)
    writer.putIfGiven("permission", permission)
    writer.putIfGiven("name", name)
    writer.putIfGiven("deptMask", deptMask)
    writer.putIfGiven("managerMask", managerMask)
    writer.putIfGiven("preset", preset)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("sharing.invite", .write, writer)
  }

  /// Sets the people whom the share's own link admits from now on. Accounts that have already joined stay participants.
  /// - Parameters:
  ///   - publicPermission: The people whom the share's own link admits. none: nobody, so that only invited people can
  ///   join. readOnly: everybody who has the link, for reading. readWrite: everybody who has the link, with the rights
  ///   of their access record.
  ///   - deptMask: The departments in which the user does the daily work, as a bit mask. `access.departments` lists the
  ///   bits.
  ///   - managerMask: The departments that the user manages, as a bit mask. A manager of a department can also delete,
  ///   approve and see costs there.
  ///   - preset: The name of a preset (`access.presets`), which sets both masks. Give either `preset` or the masks, not
  ///   both.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The share.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, accountUnavailable,
  /// cloudUnavailable, requestCancelled, keyReused.
  @discardableResult
  public func setPublic(
    publicPermission: SharePublicPermission,
    deptMask: Int? = nil,
    managerMask: Int? = nil,
    preset: PresetName? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Share {
    var writer = MemberWriter()
    writer.put("publicPermission", publicPermission)
    writer.putIfGiven("deptMask", deptMask)
    writer.putIfGiven("managerMask", managerMask)
    writer.putIfGiven("preset", preset)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("sharing.setPublic", .write, writer)
  }

  /// Ends the share of a company and all participations. The company is removed from the participants' devices. It
  /// stays on this device, with all records that the participants made.
  /// - Parameters:
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The share, which has ended.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, accountUnavailable,
  /// cloudUnavailable, requestCancelled, keyReused.
  @discardableResult
  public func revoke(
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Share {
    var writer = MemberWriter()
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("sharing.revoke", .write, writer)
  }

  /// Returns the company to which a link leads, and the state of the link, such as `open` or `full`. Nothing is stored.
  /// - Parameter url: The link: a share's own link, or the link of an invitation.
  /// - Returns: The company behind the link.
  /// - Throws: `CoreError`: invalidParams, shareNotFound, accountUnavailable, cloudUnavailable, requestCancelled.
  @discardableResult
  public func preview(
    url: String
  ) async throws -> SharePreview {
    var writer = MemberWriter()
    writer.put("url", url)
    return try await caller.call("sharing.preview", .session, writer)
  }

  /// Accepts a share link. The company then appears in `companies.list`, with the rights that its owner gives. A second
  /// call changes nothing. The link of the account's own share returns the account's own company.
  /// - Parameters:
  ///   - url: The link: a share's own link, or the link of an invitation.
  ///   - name: The name of the participant. It is used if the owner has given no name.
  ///   - progressToken: A text or an integer of the caller's choice. With it, the core sends `rpc.progress` with this
  ///   token. Its `done` counts the records that have arrived.
  /// - Returns: The company. It is on this device with the account's rights, and its other records are being fetched.
  /// - Throws: `CoreError`: invalidParams, shareNotFound, tierRequired, accountUnavailable, cloudUnavailable,
  /// requestCancelled.
  @discardableResult
  public func accept(
    url: String,
    name: String? = nil,
    progressToken: JSON? = nil
  ) async throws -> AcceptedShare {
    var writer = MemberWriter()
    writer.put("url", url)
    writer.putIfGiven("name", name)
    writer.putIfGiven("progressToken", progressToken)
    return try await caller.call("sharing.accept", .session, writer)
  }

  /// Leaves a company that another account shares. The company is removed from all devices of this account. Records
  /// that this account made there stay with the owner, and unsent changes are lost. A second call changes nothing.
  /// - Parameter company: The company to leave.
  /// - Returns: The company. It is no longer on this device.
  /// - Throws: `CoreError`: invalidParams, notFound, signInRequired, accountUnavailable, cloudUnavailable,
  /// requestCancelled.
  @discardableResult
  public func leave(
    company: String
  ) async throws -> LeftCompany {
    var writer = MemberWriter()
    writer.put("company", company)
    return try await caller.call("sharing.leave", .session, writer)
  }

  /// Asks the host to show its sheet for sending a link: the share's own link, or the link of an invitation. The sheet
  /// is optional, because `sharing.get` and `sharing.participants.list` return the links, too.
  /// - Parameters:
  ///   - participant: The id of a participant, to send the link of that pending invitation. Without it, the share's own
  ///   link is sent.
  ///   - deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).
  ///   - progressToken: A text or an integer of the caller's choice. With it, the core sends `rpc.progress` with this
  ///   token when the host reports progress.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The link, and the outcome of the sheet.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, hostUnavailable,
  /// hostTimeout, hostError, hostFault, limitReached, requestCancelled, keyReused.
  @discardableResult
  public func present(
    participant: String? = nil,
    deadline: Int? = nil,
    progressToken: JSON? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> PresentedLink {
    var writer = MemberWriter()
    writer.putIfGiven("participant", participant)
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("sharing.present", .write, writer)
  }
}

/// Methods of sharing.participants.
public struct SharingParticipantsMethods: Sendable {
  let caller: any CallSender

  /// Lists the participants of a company in the order of their invitations. Invited and removed participants are
  /// included.
  /// - Parameters:
  ///   - limit: The largest number of elements in a page. Without it, 50.
  ///   - after: The `next` of the previous page. Without it, the first page.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: A page of participants, the owner first. Empty for a company that was never shared.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func list(
    limit: Int? = nil,
    after: String? = nil,
    company: String? = nil
  ) async throws -> ParticipantPage {
    var writer = MemberWriter()
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("company", company)
    return try await caller.call("sharing.participants.list", .read, writer)
  }

  /// Sets a participant's permission, `readWrite` or `readOnly`. To change the participant's other rights, call
  /// `access.grant`.
  /// - Parameters:
  ///   - participant: The id of the participant.
  ///   - permission: The permission. readWrite: everything that the access record allows. readOnly: only reading, even
  ///   if the access record allows more.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The participant.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, accountUnavailable,
  /// cloudUnavailable, requestCancelled, keyReused.
  @discardableResult
  public func update(
    participant: String,
    permission: SharePermission,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Participant {
    var writer = MemberWriter()
    writer.put("participant", participant)
    writer.put("permission", permission)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("sharing.participants.update", .write, writer)
  }

  /// Removes a participant, or withdraws an invitation. The access record is deleted, too. The company is removed from
  /// the participant's devices, and records that the participant made stay. A second call changes nothing.
  /// - Parameters:
  ///   - participant: The id of the participant.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The removed participant.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, accountUnavailable,
  /// cloudUnavailable, requestCancelled, keyReused.
  @discardableResult
  public func remove(
    participant: String,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Participant {
    var writer = MemberWriter()
    writer.put("participant", participant)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("sharing.participants.remove", .write, writer)
  }
}

/// Methods of sharing.departures.
public struct SharingDeparturesMethods: Sendable {
  let caller: any CallSender

  /// Lists the companies of other accounts in which this account no longer participates, each with the reason, newest
  /// first. The core stores the latest 1,000.
  /// - Parameters:
  ///   - limit: The largest number of elements in a page. Without it, 50.
  ///   - after: The `next` of the previous page. Without it, the first page.
  /// - Returns: A page of departures.
  /// - Throws: `CoreError`: invalidParams.
  public func list(
    limit: Int? = nil,
    after: String? = nil
  ) async throws -> DeparturePage {
    var writer = MemberWriter()
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    return try await caller.call("sharing.departures.list", .read, writer)
  }
}
