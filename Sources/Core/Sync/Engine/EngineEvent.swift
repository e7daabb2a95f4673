public import Cloud

/// An event that the engine handles.
public enum EngineEvent {
  /// A cycle is wanted now: at the start, by a call, or because something has changed in the cloud.
  case wanted
  /// Records were written on this device.
  case wrote
  /// Time has passed.
  case tick
  /// The turn has come for the work that the effect `goOn` left for later, as other work had to come first.
  case again
  case account(CloudAccount.Answer)
  case database(FetchDatabaseChanges.Answer)
  case page(FetchZoneChanges.Answer)
  case zones(ModifyZones.Answer)
  case records(ModifyRecords.Answer)
  /// The request was refused, or got no reply.
  case failed(CloudFailure)
}

/// An action that the engine wants done.
public enum SyncEffect {
  case ask(SyncQuestion)
  /// There is more work on this device. Other work may come first, and then the event `again`.
  case goOn
  /// A cycle has ended with a failure, or well with `nil`.
  case ended(CloudFailure?)

  /// A Boolean value that indicates whether records are sent to the container.
  public var sendsRecords: Bool { if case .ask(.records) = self { true } else { false } }
}

/// A request to the container. One is under way at a time, except that the next batch can be sent ahead (`SyncEngine.asksAhead`).
public enum SyncQuestion {
  case account
  case database(FetchDatabaseChanges)
  case zone(FetchZoneChanges)
  case zones(ModifyZones)
  case records(ModifyRecords)
}
