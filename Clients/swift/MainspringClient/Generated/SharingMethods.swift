// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Companies that accounts share with each other: links, invitations and participants.
public struct SharingMethods: Sendable {
  let caller: any CallSender

  /// Methods of sharing.participants.
  public var participants: SharingParticipantsMethods { SharingParticipantsMethods(caller: self.caller) }

  /// Methods of sharing.departures.
  public var departures: SharingDeparturesMethods { SharingDeparturesMethods(caller: self.caller) }

  /// Shares a company with all its present and future records, and returns the share with its link. A second call returns the same one.
  /// - Parameters:
  ///   - publicPermission: The people whom the share's own link admits. none if left out: only those who are invited.
  ///   - deptMask: The departments in which the user does the daily work, as a mask. access.departments lists the bits.
  ///   - managerMask: The departments in which the user also deletes, approves and sees costs, as a mask.
  ///   - preset: A preset (access.presets) that sets both masks. It must not be given with either mask.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The share. Its records are on their way to the cloud.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired, accountUnavailable,
  /// cloudUnavailable, requestCancelled, keyReused.
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

  /// Invites a participant, with rights of their own, to a company that is shared. If the same name was invited before, the permission and
  /// the rights of that invitation change.
  /// - Parameters:
  ///   - as: An address, a number or a label for the participant. A participant with this user reference can use the share's own link.
  ///   - permission: readWrite: all that the participant's rights allow. readOnly: only reading, whatever the rights allow. readWrite if
  ///   left out.
  ///   - name: The participant's name, any text of one line.
  ///   - deptMask: The departments in which the user does the daily work, as a mask. access.departments lists the bits.
  ///   - managerMask: The departments in which the user also deletes, approves and sees costs, as a mask.
  ///   - preset: A preset (access.presets) that sets both masks. It must not be given with either mask.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The participant, with the link to send.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired, accountUnavailable,
  /// cloudUnavailable, requestCancelled, keyReused.
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

  /// Sets the people whom the share's own link admits from now on. Present participants stay.
  /// - Parameters:
  ///   - publicPermission: The people whom the share's own link admits. none: only those who are invited. readOnly: all who have the link,
  ///   for reading. readWrite: all who have the link, with the rights of their access record.
  ///   - deptMask: The departments in which the user does the daily work, as a mask. access.departments lists the bits.
  ///   - managerMask: The departments in which the user also deletes, approves and sees costs, as a mask.
  ///   - preset: A preset (access.presets) that sets both masks. It must not be given with either mask.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The share.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, accountUnavailable, cloudUnavailable,
  /// requestCancelled, keyReused.
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

  /// Ends the share of a company and every participation. The company is removed from the participants' devices, and stays here with all
  /// records that they made.
  /// - Parameters:
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The share, which has ended.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, accountUnavailable, cloudUnavailable,
  /// requestCancelled, keyReused.
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

  /// Returns the company that a link leads to, and the state of the link, such as open or full. Nothing is stored.
  /// - Parameter url: The link: a share's own link, or an invitation's.
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

  /// Accepts a share link. The company comes to the shared store, with the rights that its owner gives. A second call changes nothing. The
  /// link of one's own share returns one's own company.
  /// - Parameters:
  ///   - url: The link: a share's own link, or an invitation's.
  ///   - name: The name of the participant, used if the owner has given none.
  ///   - progressToken: Repeated in rpc.progress, which counts the records that have arrived.
  /// - Returns: The company. It is here with the account's rights, and its other records are on their way.
  /// - Throws: `CoreError`: invalidParams, shareNotFound, tierRequired, accountUnavailable, cloudUnavailable, requestCancelled.
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

  /// Leaves a company that others share. It is removed from all devices of the account. Records made there stay with its owner, and unsent
  /// changes are lost. A second call changes nothing.
  /// - Parameter company: The company to leave.
  /// - Returns: The company, which is no longer on this device.
  /// - Throws: `CoreError`: invalidParams, notFound, signInRequired, accountUnavailable, cloudUnavailable, requestCancelled.
  @discardableResult
  public func leave(
    company: String
  ) async throws -> LeftCompany {
    var writer = MemberWriter()
    writer.put("company", company)
    return try await caller.call("sharing.leave", .session, writer)
  }

  /// Shows the host's sheet for sending a link: the share's own, or an invitation's. The sheet is optional, as sharing.get and
  /// sharing.participants.list return the links, too.
  /// - Parameters:
  ///   - participant: The participant whose pending invitation is sent. The share's own link if left out.
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  ///   - progressToken: Repeated in rpc.progress when the host reports progress.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The link that was shown, and the outcome.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, hostUnavailable, hostTimeout, hostError,
  /// hostFault, limitReached, requestCancelled, keyReused.
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

  /// Lists the participants of a company, with those who were invited or removed, in the order of their invitations.
  /// - Parameters:
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
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

  /// Sets a participant's permission, readWrite or readOnly. The participant's other rights are in the access record (access.grant).
  /// - Parameters:
  ///   - participant: The id of the participant.
  ///   - permission: readWrite: all that the access record allows. readOnly: only reading, whatever the access record allows.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The participant.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, accountUnavailable, cloudUnavailable,
  /// requestCancelled, keyReused.
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

  /// Removes a participant, or withdraws an invitation, together with the access record. The company is removed from the participant's
  /// devices, and records that they made stay. A second call changes nothing.
  /// - Parameters:
  ///   - participant: The id of the participant.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The removed participant.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, accountUnavailable, cloudUnavailable,
  /// requestCancelled, keyReused.
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

  /// Lists companies of others that the account no longer takes part in, each with the reason, newest first. The latest 1,000 are stored.
  /// - Parameters:
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
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
