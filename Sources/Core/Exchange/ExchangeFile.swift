internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file that is read piece by piece.
final class ImportFile: Sendable {
  private let descriptor: Int32
  let size: Int

  struct Failure: Error {
    let sentence: String
  }

  private static let piece = 1 << 18

  /// - Parameter house: the folder of the data directory, of which nothing is anybody's; nil where there is none.
  init(_ path: String, outside house: String?) throws(Failure) {
    do throws(OutsidePath.Refusal) { try OutsidePath.check(path) } catch { throw Failure(sentence: error.sentence) }
    // Not to wait for who writes to a pipe.
    let descriptor = FilePlace.again { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    guard descriptor >= 0 else { throw Failure(sentence: String(cString: strerror(errno))) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw Failure(sentence: "it is no file")
    }
    if OutsidePath.isPart(of: house, descriptor: descriptor) {
      close(descriptor)
      throw Failure(sentence: "it is a file of the data directory")
    }
    // People choose what an app has exported, or a spreadsheet.
    if ImportFile.beginsAsArchive(descriptor) {
      close(descriptor)
      throw Failure(sentence: "it is a ZIP archive; unpack it, or save the spreadsheet as CSV")
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
  }

  /// A Boolean value that indicates whether a file begins with the signature of a ZIP archive (APPNOTE.TXT 4.3.7).
  private static func beginsAsArchive(_ descriptor: Int32) -> Bool {
    var head: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    return pread(descriptor, &head, 4, 0) == 4 && head == (0x50, 0x4b, 3, 4)
  }

  deinit { close(descriptor) }

  /// The next piece; none at the end; nil where it can't be read.
  func next() -> [UInt8]? {
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: ImportFile.piece) { room, count in
      while true {
        let got = read(descriptor, room.baseAddress, room.count)
        if got < 0, errno == EINTR { continue }
        isWhole = got >= 0
        count = max(got, 0)
        return
      }
    }
    return isWhole ? bytes : nil
  }
}

/// A file that is written piece by piece beside its place, and put there when it is whole.
final class ExportFile: Sendable {
  private let path: String
  private let draft: FileDraft
  private let replacing: OutsidePath.Replacing

  /// - Parameters:
  ///   - house: the folder of the data directory, where nobody else writes; nil where there is none.
  ///   - replacing: whether the file may replace another one.
  init(_ path: String, outside house: String?, _ replacing: OutsidePath.Replacing) throws(ImportFile.Failure) {
    do throws(OutsidePath.Refusal) { try OutsidePath.checkPlace(path, outside: house, replacing) } catch {
      throw ImportFile.Failure(sentence: error.sentence)
    }
    do throws(SystemError) { draft = try FileDraft(for: path) } catch { throw ImportFile.Failure(sentence: error.sentence) }
    self.path = path
    self.replacing = replacing
  }

  /// - Returns: what went wrong; nothing for nothing.
  func write(_ bytes: [UInt8]) -> [UInt8] {
    do throws(SystemError) {
      try draft.write(bytes)
      return []
    } catch { return Array(error.sentence.utf8) }
  }

  /// Puts the file in its place, on the disk.
  /// - Returns: what went wrong; nothing for nothing.
  func finish() -> [UInt8] {
    do throws(SystemError) {
      try draft.put(at: path, mayReplace: replacing.isAllowed)
      return []
    } catch { return Array(replacing.sentence(error).utf8) }
  }
}
