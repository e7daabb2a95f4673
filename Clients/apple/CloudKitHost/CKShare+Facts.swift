#if canImport(CloudKit)
  import CloudKit
  import CloudKitMapping
  import Foundation

  extension CKShare {
    /// Returns the content of this share as `ShareFacts`.
    /// - Parameter account: the record name of the user.
    func facts(account: String) -> ShareFacts {
      ShareFacts(
        zone: ZoneName(recordID.zoneID, account: account), title: text(CKShare.SystemFieldKey.title),
        url: url?.absoluteString,
        publicPermission: PublicPermission(number: publicPermission.rawValue), recordChangeTag: recordChangeTag,
        creationDate: creationDate.map { Instant($0) }, modificationDate: modificationDate.map { Instant($0) },
        participants: participants.filter { ShareRole(number: $0.role.rawValue) != .owner }.map { facts(of: $0) },
        current: currentUserParticipant.map { facts(of: $0) },
        notes: ShareNotes(text: text(ShareNotes.field)))
    }

    private func text(_ key: String) -> String? {
      guard case .string(let text) = NativeValue(object(forKey: key)) else { return nil }
      return text
    }

    private func facts(of participant: CKShare.Participant) -> ShareFacts.Participant {
      let acceptance = Acceptance(number: participant.acceptanceStatus.rawValue)
      return ShareFacts.Participant(
        id: participant.participantID, permission: SharePermission(number: participant.permission.rawValue),
        acceptance: acceptance,
        account: acceptance == .accepted ? participant.userIdentity.userRecordID?.recordName : nil,
        name: participant.userIdentity.shownName,
        url: acceptance == .pending ? link(of: participant.participantID) : nil)
    }

    /// Returns the invitation's own link, or `nil` if CloudKit has none. The first person who opens it joins the share.
    ///
    /// CloudKit has this method from macOS 15 and iOS 18 on
    /// (https://developer.apple.com/documentation/cloudkit/ckshare/onetimeurlforparticipantid:). Swift declares it only
    /// for newer systems, so it is called by its name in Objective-C.
    private func link(of participant: String) -> String? {
      let method = NSSelectorFromString("oneTimeURLForParticipantID:")
      guard responds(to: method), let found = perform(method, with: participant as NSString) else { return nil }
      return (found.takeUnretainedValue() as? NSURL)?.absoluteString
    }

    func set(_ notes: ShareNotes) { setObject(notes.text as NSString, forKey: ShareNotes.field) }

    func set(title: String) { setObject(title as NSString, forKey: CKShare.SystemFieldKey.title) }

    func set(_ permission: PublicPermission) { publicPermission = permission.native }
  }

  extension CKUserIdentity {
    /// The person's name, or nil if CloudKit does not give it.
    var shownName: String? {
      guard let nameComponents else { return nil }
      let name = PersonNameComponentsFormatter.localizedString(from: nameComponents, style: .default)
      return name.isEmpty ? nil : name
    }
  }

  extension PublicPermission {
    var native: CKShare.ParticipantPermission { CKShare.ParticipantPermission(rawValue: number) ?? .none }
  }

  extension SharePermission {
    var native: CKShare.ParticipantPermission { CKShare.ParticipantPermission(rawValue: number) ?? .readOnly }
  }
#endif
