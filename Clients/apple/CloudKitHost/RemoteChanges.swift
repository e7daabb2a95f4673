#if canImport(CloudKit)
  import CloudKit
  import CloudKitMapping
  import Foundation

  /// Passes the system's notifications about changes in the cloud on to the core.
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

    /// Subscribes to the changes of the private and the shared database. Calling it again changes nothing.
    ///
    /// The app itself registers for remote notifications
    /// (https://developer.apple.com/documentation/cloudkit/ckdatabasesubscription).
    /// - Throws: `CloudRefusal` if CloudKit refuses. Without a subscription, the core looks for changes every 15
    ///   minutes.
    public func subscribe() async throws(CloudRefusal) { try await container.subscribe() }

    /// Tells the core about a remote notification, if the notification is about a change in the cloud.
    /// - Parameter userInfo: the dictionary of the remote notification.
    /// - Returns: `true` if the notification is about a change in the cloud.
    @discardableResult
    public func take(_ userInfo: [AnyHashable: Any]) -> Bool {
      guard let database = RemoteChanges.database(of: userInfo) else { return false }
      Task { [connection] in await connection.remoteChanged(database) }
      return true
    }

    /// Tells the core that the account may have changed. The core then asks for the account.
    ///
    /// Call it when the system posts `CKAccountChanged`.
    public func accountChanged() async {
      await container.accountChanged()
      await connection.remoteChanged(.private)
    }

    /// Returns the database that a notification is about, or nil if the notification is about something else.
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
