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

/// Carries out `cloud publish`, which writes public records into a container.
extension Command {
  /// Publishes the records of a type in the public database of a container.
  /// - Parameter words: the container's file, the type, and a file with a JSON object on each line, or `-` for the
  ///   standard input.
  /// - Returns: the exit code. 65: the records can't be published. 66: their file can't be read. 73: the container
  ///   can't be opened or written.
  static func publish(_ words: some Collection<String>, _ arguments: Arguments) throws(UsageError) -> Int32 {
    let words = Array(words)
    let (file, type, path) = (words[0], words[1], words[2])
    if file.hasPrefix("postgres://") || file.hasPrefix("postgresql://") {
      throw UsageError("to publish records in a database, use mainspring-postgres publish SERVER TYPE RECORDS")
    }
    let publication: Publication
    do throws(Publication.Refusal) {
      publication = try Publication(
        type, from: path, isAddition: arguments.isSet("add"), mayBeEmpty: arguments.isSet("allow-empty")
      ) { Result { () throws(Files.Failure) in try Files.read(path) }.mapError { Publication.Unreadable($0.sentence) } }
    } catch {
      if error.code == 64 { throw UsageError(error.sentences[0]) }
      _ = Files.write(error.sentences.map { "mainspring: \($0)\n" }.joined(), toDescriptor: 2)
      return error.code
    }
    Connection.configureProcess()
    do {
      let cloud = try FileCloud(file, account: "", clock: Clock(), ids: IDGenerator(seed: nil))
      return Output.print(publication.told(try cloud.publish(publication)))
    } catch let error as CloudFileError {
      _ = Files.write("mainspring: \(error.sentence)\n", toDescriptor: 2)
    } catch {
      _ = Files.write("mainspring: \((error as? Failure)?.message ?? "\(error)")\n", toDescriptor: 2)
    }
    return 73
  }
}
