#if canImport(CloudKit)
  import CloudKit
  import CloudKitMapping
  import Foundation

  extension CKShare {
    /// - Parameter account: the record name of the user.
    func facts(account: String) -> ShareFacts {
      ShareFacts(
        zone: ZoneName(recordID.zoneID, account: account), title: self[CKShare.SystemFieldKey.title] as? String, url: url?.absoluteString,
        publicPermission: PublicPermission(number: publicPermission.rawValue), recordChangeTag: recordChangeTag,
        creationDate: creationDate.map { Instant($0) }, modificationDate: modificationDate.map { Instant($0) },
        participants: participants.filter { ShareRole(number: $0.role.rawValue) != .owner }.map { facts(of: $0) },
        current: currentUserParticipant.map { facts(of: $0) },
        notes: ShareNotes(text: object(forKey: ShareNotes.field) as? String))
    }

    private func facts(of participant: CKShare.Participant) -> ShareFacts.Participant {
      let acceptance = Acceptance(number: participant.acceptanceStatus.rawValue)
      let name = participant.userIdentity.nameComponents.map { PersonNameComponentsFormatter.localizedString(from: $0, style: .default) }
      return ShareFacts.Participant(
        id: participant.participantID, permission: SharePermission(number: participant.permission.rawValue), acceptance: acceptance,
        account: acceptance == .accepted ? participant.userIdentity.userRecordID?.recordName : nil,
        name: name.flatMap { $0.isEmpty ? nil : $0 }, url: acceptance == .pending ? link(of: participant.participantID) : nil)
    }

    /// The link of an invitation that lets in whoever opens it first.
    ///
    /// The method is there from macOS 15 and iOS 18 on (https://developer.apple.com/documentation/cloudkit/ckshare/onetimeurlforparticipantid:). It is
    /// called by its name in Objective-C: Swift's own name for it is only promised for later systems.
    private func link(of participant: String) -> String? {
      let method = NSSelectorFromString("oneTimeURLForParticipantID:")
      guard responds(to: method), let found = perform(method, with: participant as NSString) else { return nil }
      return (found.takeUnretainedValue() as? NSURL)?.absoluteString
    }

    func set(_ notes: ShareNotes) { setObject(notes.text as NSString, forKey: ShareNotes.field) }

    func set(title: String) { setObject(title as NSString, forKey: CKShare.SystemFieldKey.title) }

    func set(_ permission: PublicPermission) { publicPermission = permission.native }
  }

  extension PublicPermission {
    var native: CKShare.ParticipantPermission { CKShare.ParticipantPermission(rawValue: number) ?? .none }
  }

  extension SharePermission {
    var native: CKShare.ParticipantPermission { CKShare.ParticipantPermission(rawValue: number) ?? .readOnly }
  }
#endif
