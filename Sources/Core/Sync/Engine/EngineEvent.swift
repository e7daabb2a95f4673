public import Cloud

/// An event that a `SyncEngine` handles: a reply of the container, a write on this device, or a request for a cycle.
public enum EngineEvent {
  /// A cycle must begin now: after the core has connected, because of a call, or because something has changed in the
  /// cloud.
  case wanted
  /// Records were written on this device.
  case wrote
  /// The instant has come that the engine named in `wakeAt`.
  case tick
  /// The engine may continue the work that it postponed with the effect `goOn`.
  case again
  case account(CloudAccount.Answer)
  case database(FetchDatabaseChanges.Answer)
  case page(FetchZoneChanges.Answer)
  case zones(ModifyZones.Answer)
  case records(ModifyRecords.Answer)
  /// The container refused the request, or did not reply to it.
  case failed(CloudFailure)
}

/// An action that the engine asks its caller to do.
public enum SyncEffect {
  case ask(SyncQuestion)
  /// There is more work on this device. The caller may do other work first. It then sends the event `again`.
  case goOn
  /// A cycle has ended. The value is the failure, or `nil` if the cycle succeeded.
  case ended(CloudFailure?)

  /// A Boolean value that indicates whether the effect sends records to the container.
  public var sendsRecords: Bool { if case .ask(.records) = self { true } else { false } }
}

/// A request to the container. The engine sends a request only after the reply to the previous one. There is one
/// exception: with `SyncEngine.asksAhead`, it sends the next batch before the reply to the present batch.
public enum SyncQuestion {
  case account
  case database(FetchDatabaseChanges)
  case zone(FetchZoneChanges)
  case zones(ModifyZones)
  case records(ModifyRecords)
}
