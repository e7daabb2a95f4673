#if canImport(CloudKit)
  import CloudKit
  import CloudKitMapping
  import Foundation

  /// Answers the core's requests about the cloud with a container of CloudKit.
  ///
  /// ```swift
  /// let container = CloudKitContainer("iCloud.com.example.app", folder: caches)
  /// let reply = await container.reply(to: line)  // nil if the line is for the app
  /// ```
  public actor CloudKitContainer {
    let container: CKContainer
    let id: String
    /// The folder for contents that were downloaded for the core.
    let shelf: AssetShelf
    /// The folder for files of public records. The core stores the paths of these files.
    let publicShelf: AssetShelf
    /// The record name of the user. nil before it is fetched, and after a change of the account.
    private var account: String?
    var systemFields: any SystemFieldsStore = SystemFieldsInMemory()
    var operations = OperationMemory()
    /// The zones of other accounts that the user has left through this object.
    var left: Set<ZoneName> = []

    /// - Parameters:
    ///   - identifier: the identifier of the container, as in the app's entitlements.
    ///   - folder: a folder that only this object uses, for downloaded contents and for files of public records. The
    ///     folder must be kept as long as the core's data.
    public init(_ identifier: String, folder: URL) {
      container = CKContainer(identifier: identifier)
      id = identifier
      shelf = AssetShelf(folder.appendingPathComponent("contents"))
      publicShelf = AssetShelf(folder.appendingPathComponent("public"))
    }

    /// Replies to a line from the core.
    /// - Returns: the line to send to the core, without a line feed. nil if the line is not a request about the cloud.
    public func reply(to line: String) async -> String? {
      switch CoreLine(line) {
      case .other: return nil
      case .malformed(let reply): return reply
      case .cloud(let request):
        do throws(CloudRefusal) { return HostReply.result(try await answer(request.request), id: request.id) } catch {
          return HostReply.refusal(error, id: request.id)
        }
      }
    }

    private func answer(_ request: CloudRequest) async throws(CloudRefusal) -> JSONValue {
      switch request {
      case .account: try await accountAnswer()
      case .databaseChanges(let database, let token): try await changes(of: database, since: token)
      case .zoneChanges(let request): try await changes(request)
      case .modifyZones(let database, let save, let delete): try await modifyZones(database, save, delete)
      case .modifyRecords(let request): try await modify(request)
      case .download(let request): try await download(request)
      case .createShare(let request): try await create(request)
      case .fetchShare(let database, let zone): try await share(of: zone, in: database)
      case .updateShare(let request): try await update(request)
      case .invite(let request): try await invite(request)
      case .deleteShare(let zone, let participant): try await end(zone, participant)
      case .previewShare(let url): try await preview(url)
      case .acceptShare(let url, _): try await accept(url)
      case .leaveShare(let zone): try await leave(zone)
      case .query(let request): try await query(request)
      }
    }

    // MARK: The account

    /// Removes all that is stored about the account. Call this when the system reports that the account has changed.
    public func accountChanged() {
      account = nil
      systemFields = SystemFieldsInMemory()
      operations = OperationMemory()
      left = []
      shelf.clear()
    }

    private func accountAnswer() async throws(CloudRefusal) -> JSONValue {
      let number = try await refusing { try await container.accountStatus().rawValue }
      let status = AccountStatus(number: number)
      let name = status == .available ? try await whose() : account
      return status.answer(account: name, container: id)
    }

    /// Returns the record name of the user.
    ///
    /// It is the same on all devices of the user. Other users see it as the creator or modifier of records.
    func whose() async throws(CloudRefusal) -> String {
      if let account { return account }
      let name = try await refusing { try await container.userRecordID().recordName }
      account = name
      return name
    }

    func calls(_ database: DatabaseScope) -> CloudKitCalls {
      switch database {
      case .private: CloudKitCalls(database: container.privateCloudDatabase)
      case .shared: CloudKitCalls(database: container.sharedCloudDatabase)
      case .public: CloudKitCalls(database: container.publicCloudDatabase)
      }
    }
  }
#endif
