/// The records of one type that an operator publishes with a command of the shell. They replace the container's records
/// of that type, unless `isAddition` is `true`.
public struct Publication {
  public let type: String, records: PublishedRecords
  /// A Boolean value that indicates whether the container keeps its other records of the type.
  public let isAddition: Bool

  /// The reason why nothing is published: an exit code from sysexits.h, and one sentence for each problem.
  public struct Refusal: Error {
    public let code: Int32, sentences: [String]
  }

  /// The number of saved records, of deleted records, and of all records of the type.
  public typealias Done = (saved: Int, deleted: Int, count: Int)

  /// Reads the file with the records, and checks it.
  /// - Parameters:
  ///   - path: the path of the file, for error messages.
  ///   - mayBeEmpty: a Boolean value that indicates whether the file may have no record.
  ///   - read: returns the file's bytes, or an error with a sentence if the file can't be read.
  /// - Throws: a `Refusal`. Its exit code is 64 for an invalid type, 65 for records that can't be published, and 66 for
  ///   a file that can't be read.
  public init(
    _ type: String, from path: String, isAddition: Bool, mayBeEmpty: Bool, read: () -> Result<[UInt8], Unreadable>
  ) throws(Refusal) {
    if !(1...255 ~= type.unicodeScalars.count) {
      throw Refusal(code: 64, sentences: ["the type must have 1 to 255 characters"])
    }
    switch read() {
    case .failure(let error): throw Refusal(code: 66, sentences: [error.sentence])
    case .success(let text): records = PublishedRecords(text)
    }
    if !records.problems.isEmpty { throw Refusal(code: 65, sentences: records.problems.map { "\(path): \($0)" }) }
    // A publication replaces all records of the type. So a file that is empty by mistake would delete all of them.
    if records.all.isEmpty, !mayBeEmpty {
      let effect = isAddition ? "nothing would be published" : "all records of the type would be deleted"
      throw Refusal(code: 65, sentences: ["\(path) has no record, so \(effect); to allow this, give --allow-empty"])
    }
    self.type = type
    self.isAddition = isAddition
  }

  /// The error of a file that can't be read. Its sentence states the reason.
  public struct Unreadable: Error {
    let sentence: String

    public init(_ sentence: String) { self.sentence = sentence }
  }

  /// Returns the line that reports the result of a publication to the operator.
  public func told(_ done: Done) -> String {
    "\(type) has \(done.count) records: \(done.saved) saved, \(done.deleted) deleted\n"
  }
}
