public import Shape

/// What the App Store has signed: a transaction, a renewal, a notification.
public struct SignedData: Sendable {
  /// A JSON object, as it was signed.
  public let payload: [UInt8]
  /// When it was signed; parts of a millisecond are rounded.
  public let signedDate: Timestamp
}
