extension Stores {
  /// The tables of the storage layer itself.
  public static let schema = ServiceSchema(
    tables: [
      .init(in: .device, Settings.sql), .init(in: .private, Settings.sql), .init(in: .private, Account.sql),
      .init(in: .all, IdempotencyLog.sql), .init(in: .all, IdempotencyLog.partsSQL),
      .init(in: .all, ChangeLog.sql), .init(in: .all, ChangeLog.floorSQL), .init(in: .companies, ChangeLog.historySQL),
    ],
    steps: [
      .init("storage.settings", in: .device, Settings.sql),
      .init("storage.changes", in: .companies, ChangeLog.firstSQL),
      .init("storage.idempotency", in: .all, IdempotencyLog.firstSQL),
      .init("storage.changes.floor", in: .companies, ChangeLog.floorSQL),
      .init("storage.idempotency.audience", in: .all, IdempotencyLog.audienceSQL),
      .init("storage.changes.values", in: .companies, ChangeLog.valuesSQL),
      .init("storage.account", in: .private, Account.sql),
      .init("storage.changes.device", in: .device, ChangeLog.sql + ChangeLog.floorSQL),
      .init("storage.settings.private", in: .private, Settings.movingSQL),
      .init("storage.changes.history", in: .companies, ChangeLog.historySQL + ChangeLog.breaksSQL),
      .init("storage.idempotency.parts", in: .companies, IdempotencyLog.partsSQL),
      .init("storage.idempotency.size", in: .all, IdempotencyLog.sizeSQL), .rewriting("storage.rests", in: .all),
      .init("storage.idempotency.parts.device", in: .device, IdempotencyLog.partsSQL),
    ])
}
