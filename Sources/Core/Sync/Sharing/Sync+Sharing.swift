internal import Cloud
internal import JSON
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Sharing of a company by its owner.
extension Sync {
  /// Shares a company. A second call returns the same share.
  /// - Throws: `forbidden` for a personal company, or `tierRequired`, `cloudUnavailable` or `accountUnavailable`.
  func share(
    _ publicPermission: PublicPermission, joining rights: AskedRights, in context: CompanyContext
  ) throws(Failure) -> CloudInquiry<Share> {
    let facts = try dependencies.directory.facts(of: context.scope, at: context.now)
    if facts.isPersonal { throw .personal("A personal company can't be shared") }
    if !TierLimits.of(facts.tier).allows(participants: 1) { throw try tierRequired(in: context) }
    let joiner = try joiner(rights, in: context)
    return try inquire(
      { [self] () throws(Failure) in
        CreateShare(
          CloudZone(name: "\(context.company)"), title: try title(of: context),
          ownerName: try people.name(of: try dependencies.account(), in: context.scope), publicPermission,
          joiner: joiner,
          linkHost: options.linkHost)
      },
      when: { [self] () throws(Failure) in
        try knowsAccount() ? try isInCloud(context.company) : false
      }, refusal: { [self] (failure) throws(Failure) in try refusal(failure, in: context) }
    ) { [self] (answer, _) throws(Failure) in try kept(answer.share, of: context.company) }
  }

  /// Sets the users whom the share's own link admits.
  /// - Parameter rights: the first rights of a user who joins through the link. If none are given, the rights stay as
  ///   they are.
  func setPublic(
    _ publicPermission: PublicPermission, joining rights: AskedRights, in context: CompanyContext
  ) throws(Failure) -> CloudInquiry<Share> {
    _ = try requireShare(of: context)
    let joiner = rights.isEmpty ? nil : try joiner(rights, in: context)
    return try change(in: context) { zone in UpdateShare(zone, publicPermission: publicPermission, joiner: joiner) }
  }

  /// Ends the share of a company, and all participations.
  func revoke(in context: CompanyContext) throws(Failure) -> CloudInquiry<Share> {
    guard try share(of: context) != nil else { throw .notFound("share") }
    return try change(in: context) { zone in DeleteShare(zone) }
  }

  /// Invites a participant. If the same label was invited before, the permission and the rights of that participant
  /// change instead.
  /// - Throws: -32602 for bits of unknown departments, `notFound` for a company that is not shared, or `tierRequired`.
  func invite(
    _ label: Line, _ permission: SharePermission, _ rights: AskedRights, named name: Line?, in context: CompanyContext
  ) throws(Failure) -> CloudInquiry<Participant> {
    let share = try requireShare(of: context)
    if let known = share.participants.first(where: { $0.invitedAs == label.text && $0.acceptance != .removed }) {
      if !rights.isEmpty || name != nil {
        // The rights are validated before anything is changed.
        let person = try people.person(of: known.access, in: context.scope)
        let departments = try dependencies.directory.facts(of: context.scope, at: context.now).departments
        _ = try rights.rights(over: person?.rights ?? .none, departments)
      }
      return try change(known, permission, rights, named: name, in: context)
    }
    try people.requireRoom(in: context, dependencies.directory)
    let draft = try people.draft(rights, named: name, in: context, dependencies.directory)
    let (zone, id) = (CloudZone(name: "\(context.company)"), dependencies.ids.next(at: context.now))
    let record = CloudRecord(
      draft.id, OwnersRecords.access, in: zone, fields(ofAccess: draft.json), parent: context.company)
    return try inquire(
      { () throws(Failure) in InviteParticipant(zone, id, as: label.text, permission, record) },
      when: { [self] () throws(Failure) in try knowsAccount() ? try isInCloud(context.company) : false },
      refusal: { [self] (failure) throws(Failure) in try refusal(failure, in: context) }
    ) { [self] (answer, inquiry) throws(Failure) in
      if let record = answer.record, let number = try number(of: context.company) {
        try replica(of: ownStorage).met(record, in: number)
      }
      _ = try kept(answer.share, of: context.company)
      let one = answer.share.participants.first {
        $0.id == id || $0.invitedAs == label.text && $0.acceptance != .removed
      }
      guard let one, one.id != id, one.permission != permission || !rights.isEmpty || name != nil else {
        return try participant(one?.id ?? id, answer.share, in: context)
      }
      // Another device has invited the same person, or the reply to an earlier invitation was lost. So the caller's
      // permission and rights must still be set.
      try change(one, permission, rights, named: name, in: context, continuing: inquiry)
      return nil
    }
  }

  /// Returns a Boolean value that indicates whether the cloud has the present state of a company's record, such as its
  /// name and its tier.
  private func isInCloud(_ company: UUID) throws(Failure) -> Bool {
    guard try ownStorage.known(company)?.tag != nil, try stores.changes.newest(in: .private) <= ownStorage.position()
    else { return false }
    return try ownStorage.marks(company).map { !$0.isEdited && !($0.isSent && $0.acknowledged == nil) } ?? true
  }

  @discardableResult private func change(
    _ known: CloudParticipant, _ permission: SharePermission, _ rights: AskedRights, named name: Line?,
    in context: CompanyContext,
    continuing first: CloudInquiry<Participant>? = nil
  ) throws(Failure) -> CloudInquiry<Participant> {
    try setPermission(
      permission, of: known.id, in: context,
      // If another device has just invited the participant, the access record may not have arrived yet.
      when: { [self] () throws(Failure) in try people.person(of: known.access, in: context.scope) != nil },
      also: { [self] () throws(Failure) in
        if rights.isEmpty, name == nil { return }
        try people.change(known.access, to: rights, named: name, in: context, dependencies.directory)
      }, continuing: first)
  }

  /// Sets the permission of a participant.
  /// - Parameters:
  ///   - isReady: returns a Boolean value that indicates whether the request can be sent now.
  ///   - also: makes further changes in the transaction that stores the container's reply.
  ///   - first: an earlier inquiry that this one continues, or `nil`.
  func setPermission(
    _ permission: SharePermission, of participant: UUID, in context: CompanyContext,
    when isReady: @escaping () throws(Failure) -> Bool = { () throws(Failure) in true },
    also: @escaping () throws(Failure) -> Void = { () throws(Failure) in },
    continuing first: CloudInquiry<Participant>? = nil
  ) throws(Failure) -> CloudInquiry<Participant> {
    _ = try require(participant, in: context)
    return try change(
      in: context, when: isReady, continuing: first,
      { zone in UpdateShare(zone, participant: participant, permission: permission) }
    ) { [self] (share) throws(Failure) in
      try also()
      return try self.participant(participant, share, in: context)
    }
  }

  /// Ends a participation. Records that the participant has made stay. A second call changes nothing.
  func remove(_ participant: UUID, in context: CompanyContext) throws(Failure) -> CloudInquiry<Participant> {
    _ = try require(participant, in: context, isRemovedToo: true)
    return try change(
      in: context, { zone in DeleteShare(zone, participant: participant) }
    ) { [self] (share) throws(Failure) in try self.participant(participant, share, in: context) }
  }

  /// Returns a link that admits a user, with the name of the company to which it leads.
  /// - Parameter participant: the participant who was invited with the link, or `nil` for the share's own link.
  /// - Throws: `notFound` for a company that is not shared, or for an invitation that is no longer pending.
  func link(of participant: UUID?, in context: CompanyContext) throws(Failure) -> ShownLink {
    let share = try requireShare(of: context)
    guard let participant else {
      guard let url = share.url else { throw .notFound("share") }
      return ShownLink(url: url, title: try title(of: context))
    }
    guard let url = try require(participant, in: context).url else { throw .notFound("invitation", at: "/participant") }
    return ShownLink(url: url, title: try title(of: context))
  }

  // MARK: Parts

  /// Returns the name of a company, or its id if this device does not know the name.
  private func title(of context: CompanyContext) throws(Failure) -> String {
    try name(of: context.company) ?? "\(context.company)"
  }

  /// Returns the share of a company as the container has last reported it, or `nil` if the company was never shared.
  func share(of context: CompanyContext) throws(Failure) -> CloudShare? {
    try storage(of: context.store)?.share(of: context.company)
  }

  private func requireShare(of context: CompanyContext) throws(Failure) -> CloudShare {
    guard let share = try share(of: context), share.revokedAt == nil else { throw .notFound("share") }
    return share
  }

  private func require(
    _ participant: UUID, in context: CompanyContext, isRemovedToo: Bool = false
  ) throws(Failure) -> CloudParticipant {
    let found = try requireShare(of: context).participants.first { one in
      one.id == participant && (isRemovedToo || one.acceptance != .removed)
    }
    guard let found else { throw .notFound("participant", at: "/participant") }
    return found
  }

  private func change<R: HostRequest>(
    in context: CompanyContext, _ request: @escaping (CloudZone) -> R
  ) throws(Failure) -> CloudInquiry<Share> where R.Answer == ShareAnswer {
    try change(in: context, request) { [self] (share) throws(Failure) in try kept(share, of: context.company) }
  }

  private func change<R: HostRequest, Outcome>(
    in context: CompanyContext, when isReady: @escaping () throws(Failure) -> Bool = { () throws(Failure) in true },
    continuing first: CloudInquiry<Outcome>? = nil, _ request: @escaping (CloudZone) -> R,
    _ then: @escaping (CloudShare) throws(Failure) -> Outcome
  ) throws(Failure) -> CloudInquiry<Outcome> where R.Answer == ShareAnswer {
    try inquire(
      { () throws(Failure) in request(CloudZone(name: "\(context.company)")) },
      when: { [self] () throws(Failure) in try knowsAccount() ? try isReady() : false },
      refusal: { (failure) throws(Failure) in failure.kind == .unknownItem ? .notFound("share") : nil },
      continuing: first
    ) { [self] (answer, _) throws(Failure) in
      _ = try kept(answer.share, of: context.company)
      return try then(answer.share)
    }
  }

  private func kept(_ share: CloudShare, of company: UUID) throws(Failure) -> Share {
    if let zone = try ownStorage.zones().first(where: { $0.zone.name == "\(company)" }) {
      try ownStorage.put(share, of: zone)
    }
    // Changes that the container has made together with the share arrive with the next cycle.
    requestLater()
    return Share(share, of: CompanyID(company), as: .owner)
  }

  private func number(of company: UUID) throws(Failure) -> Int? {
    try ownStorage.zones().first { $0.zone.name == "\(company)" }?.number
  }

  private func participant(_ id: UUID, _ share: CloudShare, in context: CompanyContext) throws(Failure) -> Participant {
    guard let one = share.participants.first(where: { $0.id == id }) else {
      throw .notFound("participant", at: "/participant")
    }
    return Participant(one, try people.person(of: one.access, in: context.scope))
  }

  private func joiner(_ rights: AskedRights, in context: CompanyContext) throws(Failure) -> CloudFields {
    fields(ofAccess: try people.draft(rights, named: nil, in: context, dependencies.directory).json)
  }

  private func fields(ofAccess json: String) -> CloudFields {
    guard let kind = allKinds.first(where: { "\($0.traits.recordType)" == OwnersRecords.access }),
      let members = Members(json: json)
    else {
      return CloudFields([])
    }
    return kind.cloudForm.fields(of: members, isNew: true)
  }

  private func tierRequired(in context: CompanyContext) throws(Failure) -> Failure {
    try dependencies.directory.tierRequired(
      .participants, most: 0, in: context, { $0.allows(participants: 1) },
      "The free tier allows no participants. Choose a higher tier")
  }

  /// Returns the error that describes a refusal of the container to an owner, or `nil` for the usual error.
  private func refusal(_ failure: CloudFailure, in context: CompanyContext) throws(Failure) -> Failure? {
    switch failure.kind {
    case .tooManyParticipants:
      let limits = TierLimits.of(try dependencies.directory.facts(of: context.scope, at: context.now).tier)
      return try dependencies.directory.tierRequired(
        .participants, most: limits.participants, in: context,
        { $0.allows(participants: (limits.participants ?? 0) + 1) },
        "The company has as many participants as its tier allows. Remove a participant, or choose a higher tier")
    case .unknownItem: return .notFound("share")
    default: return nil
    }
  }
}
