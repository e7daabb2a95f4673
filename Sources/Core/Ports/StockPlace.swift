public import Shape

/// What other services must know of a location.
public struct StockPlace {
  public let id: UUID, code: Line?
  /// What it and the locations that it is part of are called, the outermost first.
  public let path: [Line]

  public init(id: UUID, code: Line?, path: [Line]) {
    self.id = id
    self.code = code
    self.path = path
  }
}

/// What other services must know of a lot.
public struct StockLot {
  public let id: UUID, batch: Line?, serial: Line?, expiry: Day?
  /// Whether it is out of use, as one is that was made part of another.
  public let isArchived: Bool

  public init(id: UUID, batch: Line?, serial: Line?, expiry: Day?, isArchived: Bool) {
    self.isArchived = isArchived
    self.id = id
    self.batch = batch
    self.serial = serial
    self.expiry = expiry
  }
}
