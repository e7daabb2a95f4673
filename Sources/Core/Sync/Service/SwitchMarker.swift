internal import JSON
internal import RPC
internal import Shape
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file in the data directory that marks a switch to another account. As long as the file exists, no caller may see
/// the remaining records of the old account.
struct SwitchMarker: Equatable {
  /// The old account.
  let old: UUID
  /// The user reference of the new account.
  let account: String
  /// The container of the new account, or `nil` for the container of the command line.
  let cloud: String?
  /// The id that the new account will have, or `nil` if its container is not known yet.
  let expected: UUID?

  private static func path(in directory: String) -> String { "\(directory)/switching" }

  init(from old: UUID, to account: String, cloud: String?, expected: UUID?) {
    self.old = old
    self.account = account
    self.cloud = cloud
    self.expected = expected
  }

  /// Returns the marker of a directory, or `nil` if there is none.
  /// - Throws: `storageFault` if the marker can't be read. The directory may then have records of both accounts.
  static func read(in directory: String) throws(Failure) -> SwitchMarker? {
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try OpenFile(path(in: directory), O_RDONLY | O_NOFOLLOW).read(at: 0, 1 << 17)
    } catch {
      if case .missing = error { return nil }
      // It is not known whether there is a marker, so the message does not speak of a switch.
      throw .fileFault("\(path(in: directory)) can't be read: \(error.sentence)")
    }
    guard let members = Members(json: String(decoding: bytes, as: UTF8.self)),
      let old = members["old"].flatMap({ UUID(json: $0) }),
      let account = members["account"].flatMap({ String(json: $0) })
    else {
      throw .fileFault(
        "\(path(in: directory)) can't be read: the directory was being switched to another account. Restore the directory from a backup"
      )
    }
    return SwitchMarker(
      from: old, to: account, cloud: members["cloud"].flatMap { String(json: $0) },
      expected: members["expected"].flatMap { UUID(json: $0) }
    )
  }

  /// Writes the marker into a directory, and waits until it is on the disk.
  /// - Returns: `false` if the marker could not be written.
  func put(in directory: String) -> Bool {
    var members = Members([.init("old", jsonText(old)), .init("account", jsonText(account))])
    if let cloud { members["cloud"] = jsonText(cloud) }
    if let expected { members["expected"] = jsonText(expected) }
    let (path, temporary) = (SwitchMarker.path(in: directory), "\(SwitchMarker.path(in: directory)).new")
    do throws(FileTrouble) {
      let file = try OpenFile(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW)
      try file.write(Array(members.text.utf8), at: 0)
      try file.sync()
    } catch {
      unlink(temporary)
      return false
    }
    guard rename(temporary, path) == 0 else {
      unlink(temporary)
      return false
    }
    if SwitchMarker.keepNames(of: directory) { return true }
    unlink(path)
    return false
  }

  /// Removes the marker at the end of the switch.
  /// - Returns: `false` if the marker could not be removed.
  static func remove(from directory: String) -> Bool { unlink(path(in: directory)) == 0 && keepNames(of: directory) }

  private static func keepNames(of directory: String) -> Bool {
    do throws(FileTrouble) {
      try OpenFile(directory, O_RDONLY).sync()
      return true
    } catch { return false }
  }
}
