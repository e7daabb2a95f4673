internal import Cloud
internal import JSON
public import RPC
public import Shape
internal import Storage
internal import Tenancy

/// Accepting share links, and leaving shared companies.
extension Sync {
  /// Returns the company to which a link leads. Nothing is stored.
  func preview(_ url: String) throws(Failure) -> CloudInquiry<SharePreview> {
    try inquire(
      { () throws(Failure) in PreviewShare(url) }, when: knowsAccount, refusal: Sync.refusal
    ) { (answer, _) throws(Failure) in SharePreview(answer) }
  }

  /// Accepts a share link. The inquiry ends when the company and the account's rights in it are in the shared store.
  func accept(_ url: String, as name: Line?) throws(Failure) -> CloudInquiry<AcceptedShare> {
    try inquire(
      { () throws(Failure) in AcceptShare(url, as: name?.text) }, when: knowsAccount, refusal: Sync.refusal
    ) { [self] (answer, inquiry) throws(Failure) in
      let share = answer.share
      guard let company = UUID(share.zone.name) else { throw .shareNotFound }
      let accepted = AcceptedShare(
        company: CompanyID(company), mine: share.zone.owner == nil, permission: share.permission)
      if accepted.mine { return accepted }
      guard try mayJoin(share.zone) else {
        // This device already has a company with this id. So the account behind this link has not created the company,
        // and this account leaves the share again.
        _ = try requireConnection().peer.ask(LeaveShare(share.zone)) { _ in }
        throw .invalidParam(
          "/url",
          "url must not lead to a company that is already on this device from another owner; leave that company first")
      }
      try when(
        inquiry.held,
        { [self] () throws(Failure) in try dependencies.directory.find(company)?.store == .shared },
        { inquiry.end($0.map { .failure($0) } ?? .success(accepted)) })
      return nil
    }
  }

  /// Returns a Boolean value that indicates whether a shared company may be stored on this device. It must not be the
  /// account's own, nor be on this device from another owner.
  private func mayJoin(_ zone: CloudZone) throws(Failure) -> Bool {
    guard let company = UUID(zone.name), try dependencies.numberOfCompany(company, .private) == nil else {
      return false
    }
    return try storage(of: .shared).map { (storage) throws(Failure) in try replica(of: storage).mayHold(zone) }
      ?? ("\(company)" == zone.name)
  }

  private static func refusal(_ failure: CloudFailure) throws(Failure) -> Failure? {
    switch failure.kind {
    case .unknownItem, .zoneNotFound, .userDeletedZone, .permissionFailure: .shareNotFound
    // The limit of the owner's tier is not shown to other accounts.
    case .tooManyParticipants:
      Failure(
        TierRequiredData(limit: .participants, most: nil, tiers: [], products: nil),
        "The company has as many participants as its tier allows. Its owner must remove a participant, or choose a higher tier"
      )
    default: nil
    }
  }

  /// Returns a Boolean value that indicates whether the account has left a company and has not joined again. If a
  /// caller lost the reply to `sharing.leave` and repeats the request, the repeat must succeed, too.
  func hasLeft(_ company: UUID) throws(Failure) -> Bool {
    guard try dependencies.directory.find(company) == nil, let storage = try storage(of: .shared),
      try !storage.zones().contains(where: { $0.zone.name == "\(company)" })
    else { return false }
    return try storage.lastDeparture(from: company) == .left
  }

  /// Leaves a company that another account shares. The company is removed from this device after the container has
  /// accepted the request.
  func leave(_ company: UUID) throws(Failure) -> CloudInquiry<LeftCompany> {
    let scope = try dependencies.directory.find(company)
    // Several people may use the device, such as a till. Without this check, each of them could remove the company from
    // the device without signing in.
    if let scope, scope.membership.signIn == .needed { throw .signInRequired(scope.membership) }
    // The zone may have arrived without its company. Such a zone can be left, too.
    guard let state = try storage(of: .shared)?.zones().first(where: { $0.zone.name == "\(company)" }) else {
      throw scope == nil ? .notFound("company") : .notShared
    }
    return try inquire(
      { () throws(Failure) in LeaveShare(state.zone) }, when: knowsAccount,
      refusal: { (failure) throws(Failure) in failure.kind == .permissionFailure ? .cloudUnavailable(failure) : nil }
    ) { [self] (_, inquiry) throws(Failure) in
      if let storage = try storage(of: .shared) { try replica(of: storage).makeDirty(state.number) }
      try when(
        inquiry.held,
        { [self] () throws(Failure) in try storage(of: .shared)?.zones().contains { $0.number == state.number } != true
        },
        { inquiry.end($0.map { .failure($0) } ?? .success(LeftCompany(company: CompanyID(company)))) })
      return nil
    }
  }

  // MARK: State

  /// Returns the state of a company's sharing.
  func sharing(in context: CompanyContext) throws(Failure) -> SharingState {
    guard let storage = try storage(of: context.store) else { return SharingState(nil, enlisted: 0, total: 0, nil) }
    let share = try storage.share(of: context.company)
    let zone = try storage.zones().first { $0.zone.name == "\(context.company)" }
    let (enlisted, total) = try zone.map { (zone) throws(Failure) in try storage.enlisted(in: zone.number) } ?? (0, 0)
    let isOwner = context.store == .private && context.rights.isOwner
    return SharingState(
      share.map {
        Share(
          isOwner ? $0 : $0.withoutLink, of: CompanyID(context.company),
          as: context.store == .private ? .owner : .participant)
      },
      enlisted: enlisted, total: total, isOwner ? try participants(in: context) : nil)
  }

  /// Returns the participants of one of the account's own companies, the owner first. The list is empty for a company
  /// that was never shared.
  func participants(in context: CompanyContext) throws(Failure) -> [Participant] {
    guard let share = try share(of: context) else { return [] }
    let account = try dependencies.account()
    let owner = Participant(
      owner: account, try userReference() ?? SyncOptions.usualAccount,
      named: try people.name(of: account, in: context.scope), of: share,
      context.company)
    return try [owner]
      + share.participants.map { (one) throws(Failure) in
        Participant(one, try people.person(of: one.access, in: context.scope))
      }
  }

  /// Returns a Boolean value that indicates whether the account may only read a company of the shared store.
  public func isReadOnly(_ company: UUID) throws(Failure) -> Bool {
    try storage(of: .shared)?.share(of: company)?.permission == .readOnly
  }

  /// Returns a page of the account's departures from companies of other accounts.
  func departures(limit: Int, after cursor: String?) throws(Failure) -> Page<Departure> {
    guard let storage = try storage(of: .shared) else { return Page(items: [], next: nil) }
    return try storage.departures(limit: limit, after: cursor)
  }

  /// Returns a Boolean value that indicates whether an access record belongs to a participant of a company, or to an
  /// invited user.
  public func takesPart(_ record: UUID, in company: UUID) throws(Failure) -> Bool {
    try storage?.share(of: company)?.participants.contains { $0.access == record && $0.acceptance != .removed } ?? false
  }

  // MARK: Departures

  /// Stores the departure from a company of another account. The caller removes the company from this device.
  func noteDeparture(_ zone: ZoneState, _ reason: FetchDatabaseChanges.DeletedZone.Reason, _ side: SyncSide)
    throws(Failure)
  {
    guard let company = UUID(zone.zone.name) else { return }
    let storage = side.storage
    let unsent = try (storage.unsent() + storage.unsentFiles()).reduce(0) {
      $1.zone == zone.number ? $0 + $1.count : $0
    }
    let now = dependencies.clock.now
    side.hasDepartures = true
    try storage.note(
      Departure(
        id: dependencies.ids.next(at: now), company: CompanyID(company), name: try name(of: company),
        reason: Departure.Reason(reason),
        unsent: unsent, at: now))
  }

  /// Removes the data of departed companies from the account's own store, too. This is a transaction of its own,
  /// because one transaction writes only one store. If a crash interrupts the work, it is finished after the next
  /// start.
  func finishDepartures(of side: SyncSide) {
    let failure =
      theLoop.perform { [self] () throws(Failure) in
        for company in try side.storage.unfinishedDepartures() { try dependencies.left(company) }
      } ?? theLoop.perform { () throws(Failure) in try side.storage.finishDepartures() }
    if let failure { return log("sync: \(failure.message)") }
    side.hasDepartures = false
    // Records that were removed from the account's own store must also be deleted in its cloud.
    connection?.isWanted = true
  }
}

extension CloudShare {
  /// The share as accounts see it that do not own the zone: without its link and its participants.
  fileprivate var withoutLink: CloudShare {
    CloudShare(
      zone, title: title, ownerName: ownerName, url: nil, publicPermission, permission, createdAt: createdAt,
      revokedAt: revokedAt,
      tag: shareTag, [])
  }
}

extension Failure {
  fileprivate static var notShared: Failure {
    .invalidParam("/company", "company must be one that another account shares with this account")
  }
}
