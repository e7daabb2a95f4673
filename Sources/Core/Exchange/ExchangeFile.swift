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

  /// - Parameter house: the data directory, or `nil` if there is none. Its files can't be imported.
  init(_ path: String, outside house: String?) throws(Failure) {
    do throws(OutsidePath.Refusal) { try OutsidePath.check(path) } catch { throw Failure(sentence: error.sentence) }
    // The flags prevent that opening a pipe waits for a program that writes to the pipe.
    let descriptor = FilePlace.again { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    guard descriptor >= 0 else { throw Failure(sentence: String(cString: strerror(errno))) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw Failure(sentence: "it is not a regular file")
    }
    if OutsidePath.isPart(of: house, descriptor: descriptor) {
      close(descriptor)
      throw Failure(sentence: "the file belongs to the data directory; give another path")
    }
    // People may choose the wrong file: an archive that an app has exported, or a spreadsheet, which is a ZIP archive,
    // too.
    if ImportFile.beginsAsArchive(descriptor) {
      close(descriptor)
      throw Failure(sentence: "it is a ZIP archive; unpack the archive, or save the spreadsheet as CSV")
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
  }

  /// Returns a Boolean value that indicates whether a file begins with the signature of a ZIP archive (APPNOTE.TXT
  /// 4.3.7).
  private static func beginsAsArchive(_ descriptor: Int32) -> Bool {
    var head: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    return pread(descriptor, &head, 4, 0) == 4 && head == (0x50, 0x4b, 3, 4)
  }

  deinit { close(descriptor) }

  /// Returns the next piece of the file, no bytes at its end, or `nil` if the file can't be read.
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

/// A file that is written piece by piece under a temporary name, and gets its own name when it is complete.
final class ExportFile: Sendable {
  private let path: String
  private let draft: FileDraft
  private let replacing: OutsidePath.Replacing

  /// - Parameters:
  ///   - house: the data directory, or `nil` if there is none. No export may write there.
  ///   - replacing: the rule that says whether the file may replace another one.
  init(_ path: String, outside house: String?, _ replacing: OutsidePath.Replacing) throws(ImportFile.Failure) {
    do throws(OutsidePath.Refusal) { try OutsidePath.checkPlace(path, outside: house, replacing) } catch {
      throw ImportFile.Failure(sentence: error.sentence)
    }
    do throws(SystemError) { draft = try FileDraft(for: path) } catch {
      throw ImportFile.Failure(sentence: error.sentence)
    }
    self.path = path
    self.replacing = replacing
  }

  /// Writes the next piece.
  /// - Returns: the error's text, or no bytes if there was none.
  func write(_ bytes: [UInt8]) -> [UInt8] {
    do throws(SystemError) {
      try draft.write(bytes)
      return []
    } catch { return Array(error.sentence.utf8) }
  }

  /// Gives the complete file its own name, and waits until the name is on the disk.
  /// - Returns: the error's text, or no bytes if there was none.
  func finish() -> [UInt8] {
    do throws(SystemError) {
      try draft.put(at: path, mayReplace: replacing.isAllowed)
      return []
    } catch { return Array(replacing.sentence(error).utf8) }
  }
}
