#if canImport(CloudKit)
  import CloudKit
  import CloudKitMapping
  import Foundation

  /// Tells the core about changes in the cloud, of which CloudKit notifies the app.
  ///
  /// ```swift
  /// let changes = RemoteChanges(container, connection)
  /// try await changes.subscribe()
  /// // In the app delegate, for each remote notification:
  /// changes.take(userInfo)
  /// ```
  public struct RemoteChanges: Sendable {
    private let container: CloudKitContainer
    private let connection: CoreConnection

    public init(_ container: CloudKitContainer, _ connection: CoreConnection) {
      self.container = container
      self.connection = connection
    }

    /// Subscribes to changes of the private and the shared database. A second call changes nothing.
    ///
    /// The app must also register for remote notifications
    /// (https://developer.apple.com/documentation/cloudkit/ckdatabasesubscription).
    /// - Throws: `CloudRefusal` if CloudKit refuses the subscription. Without it, the core fetches changes every 15
    ///   minutes.
    public func subscribe() async throws(CloudRefusal) { try await container.subscribe() }

    /// Tells the core about a change, if a remote notification reports one.
    /// - Parameter userInfo: the dictionary of the remote notification.
    /// - Returns: `true` if the notification reports a change in the cloud.
    @discardableResult
    public func take(_ userInfo: [AnyHashable: Any]) -> Bool {
      guard let database = RemoteChanges.database(of: userInfo) else { return false }
      Task { [connection] in await connection.remoteChanged(database) }
      return true
    }

    /// Tells the core that the account may have changed, so that it requests the account again.
    ///
    /// Call this when the system posts `CKAccountChanged`.
    public func accountChanged() async {
      await container.accountChanged()
      await connection.remoteChanged(.private)
    }

    /// Returns the database in which a notification reports a change. Returns nil for any other notification.
    private static func database(of userInfo: [AnyHashable: Any]) -> DatabaseScope? {
      guard let notification = CKNotification(fromRemoteNotificationDictionary: userInfo) as? CKDatabaseNotification
      else { return nil }
      switch notification.databaseScope {
      case .private: return .private
      case .shared: return .shared
      default: return nil
      }
    }
  }

  extension CloudKitContainer {
    fileprivate func subscribe() async throws(CloudRefusal) {
      for database in [DatabaseScope.private, .shared] {
        let subscription = CKDatabaseSubscription(subscriptionID: "mainspring-\(database.rawValue)")
        let info = CKSubscription.NotificationInfo()
        info.shouldSendContentAvailable = true
        subscription.notificationInfo = info
        let calls = calls(database)
        _ = try await refusing { try await calls.database.save(subscription) }
      }
    }
  }
#endif
