#if canImport(CloudKit)
  import CloudKit
  import CloudKitMapping
  import Foundation

  /// What the system tells of changes in the cloud, passed on to the core.
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

    /// Subscribes to what changes in both databases; again changes nothing.
    ///
    /// The app registers for remote notifications itself
    /// (https://developer.apple.com/documentation/cloudkit/ckdatabasesubscription).
    /// - Throws: `CloudRefusal`. Without a subscription the core looks every 15 minutes.
    public func subscribe() async throws(CloudRefusal) { try await container.subscribe() }

    /// Takes what came with a remote notification.
    /// - Returns: whether it was one of the cloud's.
    @discardableResult
    public func take(_ userInfo: [AnyHashable: Any]) -> Bool {
      guard let database = RemoteChanges.database(of: userInfo) else { return false }
      Task { [connection] in await connection.remoteChanged(database) }
      return true
    }

    /// Called when the system says that the account has changed (`CKAccountChanged`): the core asks then whose cloud it
    /// is.
    public func accountChanged() async {
      await container.accountChanged()
      await connection.remoteChanged(.private)
    }

    /// Which database a notification is about; nil for one that is about something else.
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
