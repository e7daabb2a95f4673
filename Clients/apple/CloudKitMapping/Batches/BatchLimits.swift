/// The limits of one request to CloudKit.
///
/// CloudKit refuses more than 400 records, more than 2 MB, or a record of more than 1 MB with limitExceeded
/// (https://developer.apple.com/documentation/cloudkit/ckerror/code/limitexceeded). Contents of assets are not counted.
public enum BatchLimits {
  public static let mostRecords = 400
  public static let mostBytes = 2 << 20
  public static let largestRecord = 1 << 20

  /// Returns the error with which a whole batch is refused, or nil if the batch is within the limits.
  public static func refusal(of request: ModifyRecordsRequest) -> CloudRefusal? {
    if request.database == .public { return .publicDatabase }
    let bytes = request.save.reduce(0) { $0 + $1.bytes }
    guard request.save.count + request.delete.count <= mostRecords, bytes <= mostBytes else {
      return CloudRefusal(.limitExceeded, "A batch has at most \(mostRecords) records and \(mostBytes) bytes of fields")
    }
    return nil
  }

  /// Splits a list into parts of which each fits into one request. The order does not change.
  /// - Parameter bytes: returns the size of an element. An element that is too large for a request becomes a separate
  ///   part.
  public static func parts<T>(_ list: [T], bytes: (T) -> Int = { _ in 0 }) -> [[T]] {
    var (parts, sum) = ([[T]](), 0)
    for element in list {
      let size = bytes(element)
      if let last = parts.last, last.count < mostRecords, sum + size <= mostBytes {
        parts[parts.count - 1].append(element)
        sum += size
      } else {
        parts.append([element])
        sum = size
      }
    }
    return parts
  }
}
