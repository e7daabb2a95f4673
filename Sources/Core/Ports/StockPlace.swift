public import Shape

/// The facts of a location for other services.
public struct StockPlace {
  public let id: UUID, code: Line?
  /// The names of the location and of the locations that contain it. The outermost location comes first.
  public let path: [Line]

  public init(id: UUID, code: Line?, path: [Line]) {
    self.id = id
    self.code = code
    self.path = path
  }
}

/// The facts of a lot for other services.
public struct StockLot {
  public let id: UUID, item: UUID, batch: Line?, serial: Line?, expiry: Day?
  /// A Boolean value that indicates whether the lot is out of use, for example because it was merged into another lot.
  public let isArchived: Bool

  public init(id: UUID, item: UUID, batch: Line?, serial: Line?, expiry: Day?, isArchived: Bool) {
    self.item = item
    self.isArchived = isArchived
    self.id = id
    self.batch = batch
    self.serial = serial
    self.expiry = expiry
  }
}
