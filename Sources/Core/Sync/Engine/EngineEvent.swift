public import Cloud

/// An event that the engine handles.
public enum EngineEvent {
  /// A cycle is wanted now: at the start, because of a call, or because something has changed in the cloud.
  case wanted
  /// Records were written on this device.
  case wrote
  /// Time has passed.
  case tick
  /// The engine may continue the work that it left for later with the effect `goOn`.
  case again
  case account(CloudAccount.Answer)
  case database(FetchDatabaseChanges.Answer)
  case page(FetchZoneChanges.Answer)
  case zones(ModifyZones.Answer)
  case records(ModifyRecords.Answer)
  /// The request was refused, or got no reply.
  case failed(CloudFailure)
}

/// An action that the engine asks its caller to do.
public enum SyncEffect {
  case ask(SyncQuestion)
  /// There is more work on this device. The caller may do other work first, and then sends the event `again`.
  case goOn
  /// A cycle has ended: with the failure, or successfully if it is `nil`.
  case ended(CloudFailure?)

  /// A Boolean value that indicates whether the effect sends records to the container.
  public var sendsRecords: Bool { if case .ask(.records) = self { true } else { false } }
}

/// A request to the container. At most one request is waiting for its reply. The only exception is the next batch,
/// which may be sent ahead (`SyncEngine.asksAhead`).
public enum SyncQuestion {
  case account
  case database(FetchDatabaseChanges)
  case zone(FetchZoneChanges)
  case zones(ModifyZones)
  case records(ModifyRecords)
}
