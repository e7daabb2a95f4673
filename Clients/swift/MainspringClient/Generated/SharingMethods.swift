// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Sharing companies between accounts: links, invitations and participants.
public struct SharingMethods: Sendable {
  let caller: any CallSender

  /// Methods of sharing.participants.
  public var participants: SharingParticipantsMethods { SharingParticipantsMethods(caller: self.caller) }

  /// Methods of sharing.departures.
  public var departures: SharingDeparturesMethods { SharingDeparturesMethods(caller: self.caller) }

  /// Shares a company with all of its present and future records. A second call returns the same share.
  /// - Parameters:
  ///   - publicPermission: The people who can join with the link of the share. Default: `none`: only invited people can
  ///   join.
  ///   - deptMask: The departments in which the user does the daily work. Each bit of this number is a department;
  ///   `access.departments` lists the bits.
  ///   - managerMask: The departments that the user manages. Each bit of this number is a department. A manager of a
  ///   department can also delete, approve and see costs there.
  ///   - preset: The name of a preset, which sets both masks; `access.presets` lists the presets. Give either `preset`
  ///   or the masks, not both.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The share with its link. The core has begun to send the company's records to the cloud.
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

  /// Returns the share of a company, and how many of its records are in the cloud. Owners also get the participants.
  /// - Parameter company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The share, the numbers of records, and for owners the participants.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    company: String? = nil
  ) async throws -> SharingState {
    var writer = MemberWriter()
    writer.putIfGiven("company", company)
    return try await caller.call("sharing.get", .read, writer)
  }

  /// Invites a participant to a shared company, and sets the participant's rights. If the same `invitedAs` was invited
  /// before, no new invitation is made: the permission and the rights of the old one change.
  /// - Parameters:
  ///   - as: An address, a number or a label for the participant. If it is the participant's user reference, the
  ///   participant can also use the link of the share.
  ///   - permission: The permission. readWrite: everything that the participant's rights allow. readOnly: only reading,
  ///   even if the rights allow more. Default: `readWrite`.
  ///   - name: The participant's name: any text of one line.
  ///   - deptMask: The departments in which the user does the daily work. Each bit of this number is a department;
  ///   `access.departments` lists the bits.
  ///   - managerMask: The departments that the user manages. Each bit of this number is a department. A manager of a
  ///   department can also delete, approve and see costs there.
  ///   - preset: The name of a preset, which sets both masks; `access.presets` lists the presets. Give either `preset`
  ///   or the masks, not both.
  ///   - company: The id of the company. Default: the selected company, or the only company.
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

  /// Sets who can join with the link of the share from now on. Accounts that have already joined remain participants.
  /// - Parameters:
  ///   - publicPermission: The people who can join with the share's link. none: nobody, so that only invited people can
  ///   join. readOnly: everybody who has the link, for reading only. readWrite: everybody who has the link, with the
  ///   rights of the access record that they get.
  ///   - deptMask: The departments in which the user does the daily work. Each bit of this number is a department;
  ///   `access.departments` lists the bits.
  ///   - managerMask: The departments that the user manages. Each bit of this number is a department. A manager of a
  ///   department can also delete, approve and see costs there.
  ///   - preset: The name of a preset, which sets both masks; `access.presets` lists the presets. Give either `preset`
  ///   or the masks, not both.
  ///   - company: The id of the company. Default: the selected company, or the only company.
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

  /// Ends the share of a company for all participants, and removes the company from their devices. On this device, the
  /// company remains with all records that the participants have made.
  /// - Parameters:
  ///   - company: The id of the company. Default: the selected company, or the only company.
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

  /// Returns the company to which a link leads, and the state of the link, such as `open` or `full`. Use this method
  /// before `sharing.accept`, to show the user the company. Nothing is stored.
  /// - Parameter url: The link: the link of a share, or of an invitation.
  /// - Returns: The company to which the link leads, and the state of the link.
  /// - Throws: `CoreError`: invalidParams, shareNotFound, accountUnavailable, cloudUnavailable, requestCancelled.
  @discardableResult
  public func preview(
    url: String
  ) async throws -> SharePreview {
    var writer = MemberWriter()
    writer.put("url", url)
    return try await caller.call("sharing.preview", .session, writer)
  }

  /// Accepts a share link. After that, `companies.list` returns the company, with the rights that its owner gives. A
  /// second call changes nothing. For a link of the account's own share, the result is the account's own company.
  /// - Parameters:
  ///   - url: The link: the link of a share, or of an invitation.
  ///   - name: The name of the participant. It is used only if the owner has given no name.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token. There, `done` is the number of records that have arrived so far.
  /// - Returns: The company. It is on this device with the account's rights, and the core still fetches its other
  /// records.
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
  /// that this account has made in the company remain with the owner. Unsent changes are lost. A second call changes
  /// nothing.
  /// - Parameter company: The company to leave.
  /// - Returns: The id of the company, which is no longer on this device.
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

  /// Asks the host to show the system's sheet for sending a link: the link of the share, or of an invitation. An app
  /// can also send the links itself: `sharing.get` and `sharing.participants.list` return them.
  /// - Parameters:
  ///   - participant: The id of a participant whose invitation is pending, to send the link of this invitation. If it
  ///   is left out, the link of the share is sent.
  ///   - deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token when the host reports progress with `host.progress`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The link, and whether the user sent it.
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
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - company: The id of the company. Default: the selected company, or the only company.
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
  ///   - permission: The permission of a participant. readWrite: everything that the participant's access record
  ///   allows. readOnly: only reading, even if the access record allows more.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The participant with the new permission.
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

  /// Removes a participant, or withdraws an invitation. The participant's access record is deleted, and the company is
  /// removed from the participant's devices. Records that the participant has made remain. A second call changes
  /// nothing.
  /// - Parameters:
  ///   - participant: The id of the participant.
  ///   - company: The id of the company. Default: the selected company, or the only company.
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
  /// first. The core stores the latest 1,000 of them.
  /// - Parameters:
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
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
