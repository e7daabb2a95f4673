// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Companies that accounts share with each other: links, invitations, who takes part.
public struct SharingMethods: Sendable {
  let caller: any CallSender

  /// Methods of sharing.participants.
  public var participants: SharingParticipantsMethods { SharingParticipantsMethods(caller: self.caller) }

  /// Methods of sharing.departures.
  public var departures: SharingDeparturesMethods { SharingDeparturesMethods(caller: self.caller) }

  /// Shares a company with all its records, those of later too, and answers its link; again answers the same one.
  /// - Parameters:
  ///   - publicPermission: Whom the share's own link lets in; none without it: who is invited alone.
  ///   - deptMask: The departments in which they do the daily work, a bit each; access.departments lists the bits.
  ///   - managerMask: The departments in which they also delete, approve and see costs, a bit each.
  ///   - preset: A preset (access.presets) that sets both masks; not together with either.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The share; its records are on their way to the cloud.
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

  /// Tells how it stands with the sharing of a company; owners are told who takes part.
  /// - Parameter company: The company; without it the selected one, or the only one that there is.
  /// - Returns: How it stands.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    company: String? = nil
  ) async throws -> SharingState {
    var writer = MemberWriter()
    writer.putIfGiven("company", company)
    return try await caller.call("sharing.get", .read, writer)
  }

  /// Invites somebody to a company that is shared, with rights of their own. Who was invited by the same name before gets another
  /// permission, and other rights.
  /// - Parameters:
  ///   - as: An address, a number or a label: whose user reference it is needs no other link than the share's own.
  ///   - permission: readWrite, which it is without it: what the rights allow; readOnly: to look on, whatever they allow.
  ///   - name: What people call them: any text of one line.
  ///   - deptMask: The departments in which they do the daily work, a bit each; access.departments lists the bits.
  ///   - managerMask: The departments in which they also delete, approve and see costs, a bit each.
  ///   - preset: A preset (access.presets) that sets both masks; not together with either.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
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

  /// Says whom the share's own link lets in from now on. Who is in stays in.
  /// - Parameters:
  ///   - publicPermission: Whom the share's own link lets in. none: who is invited alone; readOnly: whoever has it, to look on; readWrite:
  ///   whoever has it, to do what their access record allows.
  ///   - deptMask: The departments in which they do the daily work, a bit each; access.departments lists the bits.
  ///   - managerMask: The departments in which they also delete, approve and see costs, a bit each.
  ///   - preset: A preset (access.presets) that sets both masks; not together with either.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
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

  /// Ends the share and every participation: the company goes from the devices of those who take part, and stays here with all that they
  /// have made.
  /// - Parameters:
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The share, which is over.
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

  /// Tells what a link leads to: whose company, and whether it can be accepted. Nothing is stored.
  /// - Parameter url: The link: a share's own, or an invitation's.
  /// - Returns: What it leads to.
  /// - Throws: `CoreError`: invalidParams, shareNotFound, accountUnavailable, cloudUnavailable, requestCancelled.
  @discardableResult
  public func preview(
    url: String
  ) async throws -> SharePreview {
    var writer = MemberWriter()
    writer.put("url", url)
    return try await caller.call("sharing.preview", .session, writer)
  }

  /// Accepts what a link leads to: the company comes to the shared store, with the rights that its owner gives. Again changes nothing;
  /// one's own link leads to one's own company.
  /// - Parameters:
  ///   - url: The link: a share's own, or an invitation's.
  ///   - name: What people are to call who accepts it, where the owner has said no name.
  ///   - progressToken: Echoed in rpc.progress, which tells how many records have come.
  /// - Returns: The company; it is here with the account's rights, and its other records are on their way.
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

  /// Leaves a company that others share: it goes from all devices of the account. What was made there stays with its owner; what was not
  /// sent yet is lost. Again changes nothing.
  /// - Parameter company: The company.
  /// - Returns: The company, which is here no longer.
  /// - Throws: `CoreError`: invalidParams, notFound, signInRequired, accountUnavailable, cloudUnavailable, requestCancelled.
  @discardableResult
  public func leave(
    company: String
  ) async throws -> LeftCompany {
    var writer = MemberWriter()
    writer.put("company", company)
    return try await caller.call("sharing.leave", .session, writer)
  }

  /// Has the host show its sheet that sends the share's own link, or an invitation's. Nothing needs it: the links stand in sharing.get and
  /// sharing.participants.list, too.
  /// - Parameters:
  ///   - participant: Whose invitation it is, which is not accepted yet; the share's own link without it.
  ///   - deadline: How many milliseconds the host has; 10,000 without it.
  ///   - progressToken: Passed back in rpc.progress when the host tells how far it is.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The link that was shown, and what has become of it.
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

  /// Lists who takes part in a company, and who was invited or removed, in the order of their invitations.
  /// - Parameters:
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of them, the owner first; nobody of a company that was never shared.
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

  /// Says whether a participant may change anything. What they may do otherwise is their access record's to say: access.grant.
  /// - Parameters:
  ///   - participant: The participant.
  ///   - permission: readWrite: what the access record allows; readOnly: to look on, whatever it allows.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
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

  /// Ends somebody's participation, or takes an invitation back, with the access record that goes with it: the company goes from their
  /// devices, and what they have made stays. Again changes nothing.
  /// - Parameters:
  ///   - participant: The participant.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The participant, who was removed.
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

  /// Lists companies of others that the account takes part in no longer, and why, newest first; the last thousand are kept.
  /// - Parameters:
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  /// - Returns: A page of them.
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
