internal import Cloud
internal import FileCloud
internal import RPC
internal import SQLite
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Command {
  /// Publishes the records of a type in the public database of a container.
  /// - Parameters:
  ///   - path: a file with a JSON object a line; `-` for the standard input.
  ///   - isAddition: whether records that the file does not name stay.
  /// - Returns: the exit code: 65 for records that can't be published, 66 for a file that can't be read, 73 for a container that can't.
  static func publish(_ type: String, from path: String, to file: String, isAddition: Bool) throws(UsageError) -> Int32 {
    if !(1...255 ~= type.unicodeScalars.count) { throw UsageError("the type must have 1 to 255 characters") }
    if file.hasPrefix("postgres://") || file.hasPrefix("postgresql://") {
      throw UsageError("records are published in a database by mainspring-postgres publish SERVER TYPE RECORDS")
    }
    let text: [UInt8]
    do throws(Files.Failure) { text = try path == "-" ? Files.readAll(0) : Files.read(path) } catch {
      _ = Files.write("mainspring: \(error.sentence)\n", toDescriptor: 2)
      return 66
    }
    let records = PublishedRecords(text)
    if !records.problems.isEmpty {
      _ = Files.write(records.problems.map { "mainspring: \(path): \($0)\n" }.joined(), toDescriptor: 2)
      return 65
    }
    Connection.configureProcess()
    do {
      let cloud = try FileCloud(file, account: "", clock: Clock(), ids: IDGenerator(seed: nil))
      let done = try cloud.publish(records, as: type, isAddition: isAddition)
      return Output.print("\(type) has \(done.count) records: \(done.saved) saved, \(done.deleted) deleted\n")
    } catch let error as CloudFileError {
      _ = Files.write("mainspring: \(error.sentence)\n", toDescriptor: 2)
    } catch {
      _ = Files.write("mainspring: \((error as? Failure)?.message ?? "\(error)")\n", toDescriptor: 2)
    }
    return 73
  }
}
