public import Shape

/// Data that the App Store has signed, such as a transaction, a renewal or a notification. Its signature was verified.
public struct SignedData: Sendable {
  /// The signed JSON object.
  public let payload: [UInt8]
  /// The time of the signature, rounded to milliseconds.
  public let signedDate: Timestamp
}
