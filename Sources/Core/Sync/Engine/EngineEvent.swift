public import Cloud

/// What happens to the engine.
public enum EngineEvent {
  /// A cycle is wanted now: at the start, by a call, as something has changed in the cloud.
  case wanted
  /// Something was written here.
  case wrote
  /// Time has passed.
  case tick
  /// Goes on with what was left for later, as others had to come first.
  case again
  case account(CloudAccount.Answer)
  case database(FetchDatabaseChanges.Answer)
  case page(FetchZoneChanges.Answer)
  case zones(ModifyZones.Answer)
  case records(ModifyRecords.Answer)
  /// What was asked was refused, or not answered.
  case failed(CloudFailure)
}

/// What the engine wants done.
public enum SyncEffect {
  case ask(SyncQuestion)
  /// There is more to do here; others may come first. Then `again`.
  case goOn
  /// A cycle has ended; with nil, well.
  case ended(CloudFailure?)

  /// A Boolean value that indicates whether records are sent to the container.
  public var sendsRecords: Bool { if case .ask(.records) = self { true } else { false } }
}

/// What is asked of the container. There is one question at a time.
public enum SyncQuestion {
  case account
  case database(FetchDatabaseChanges)
  case zone(FetchZoneChanges)
  case zones(ModifyZones)
  case records(ModifyRecords)
}
