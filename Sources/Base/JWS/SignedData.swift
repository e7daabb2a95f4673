public import Shape

/// Data that the App Store has signed: a transaction, a renewal, a notification.
public struct SignedData: Sendable {
  /// The signed JSON object.
  public let payload: [UInt8]
  /// The time of the signature. Parts of a millisecond are rounded.
  public let signedDate: Timestamp
}
