internal import JSON
internal import SQLite
internal import Stdio
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Writes a transcript of a conversation while it is going on. The text goes to a temporary file in the same folder,
/// which is renamed to the wanted path at the end.
///
/// If the path leads to something other than a file, such as a pipe, the text is written to it directly.
final class TranscriptRecorder {
  private let path: String
  /// The temporary file, or `nil` if the path does not lead to a file.
  private var draft: FileDraft?
  private let mayReplace: Bool
  private let descriptor: Int32
  /// A Boolean value that indicates whether the last received line can't be part of a transcript. The replies to such a
  /// line are written as comments.
  private var isLeftOut = false
  /// A Boolean value that indicates whether all text was written without an error.
  private var isComplete = true
  private var secrets = TranscriptSecrets()
  /// A Boolean value that indicates whether at least one line was received.
  private(set) var hasHeard = false

  /// - Throws: an error if the file exists and may not be replaced, or can't be written.
  init(_ path: String, mayReplace: Bool) throws(Files.Failure) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere, status.st_mode & S_IFMT != S_IFREG {
      self.path = path
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        throw Files.Failure(sentence: "\(path) can't be written: \(SystemError.last.sentence)")
      }
    } else {
      if isThere, !mayReplace {
        throw Files.Failure(sentence: "\(path) exists already; to replace the file, give --force")
      }
      // If the path is a link, the file that it leads to is replaced, and not the link.
      self.path = isThere ? TranscriptRecorder.target(of: path) : path
      do throws(SystemError) {
        let draft = try FileDraft(for: self.path)
        (self.draft, descriptor) = (draft, draft.descriptor)
      } catch {
        throw Files.Failure(sentence: "\(path) can't be written: \(error.sentence)")
      }
    }
    self.mayReplace = mayReplace
  }

  private static func target(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Renames the temporary file to the wanted path.
  /// - Throws: an error if not all text could be written. The file at the path then stays unchanged.
  func finish() throws(Files.Failure) {
    guard isComplete else {
      discard()
      throw Files.Failure(sentence: "\(path) could not be written completely")
    }
    guard let draft else { return discard() }
    defer { self.draft = nil }
    do throws(SystemError) { try draft.put(at: path, mayReplace: mayReplace) } catch {
      throw Files.Failure(sentence: keep(draft, error))
    }
  }

  /// Gives the transcript another name in the same folder, because it can't be moved to its path.
  /// - Returns: a sentence with the problem and the path of the transcript.
  private func keep(_ draft: FileDraft, _ reason: SystemError) -> String {
    let isTaken = reason == SystemError(EEXIST)
    let flaw =
      isTaken ? "another program has created \(path) meanwhile" : "\(path) can't be written: \(reason.sentence)"
    let beside = "\(path).\(getpid()).new"
    do throws(SystemError) {
      try draft.put(at: beside, mayReplace: false)
      return "\(flaw); the transcript is \(beside)"
    } catch { return flaw }
  }

  /// Removes the transcript. Nothing changes at its path.
  func discard() {
    if draft == nil { close(descriptor) }
    draft = nil
  }

  var tap: ServeLoop.Tap { ServeLoop.Tap(received: received, sent: sent) }

  /// Writes an option with which the core was started.
  func set(_ option: String, to value: String) { write(value.isEmpty ? "@ --\(option)\n" : "@ --\(option) \(value)\n") }

  func comment(_ text: String) { write("// \(text)\n") }

  private func received(_ line: UnsafeBufferPointer<UInt8>?) {
    hasHeard = true
    guard let line else { return leaveOut("input that was too long, or not a message") }
    if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }) {
      isLeftOut = false
      return
    }
    guard let said = String(validating: line, as: UTF8.self) else { return leaveOut("a line that is not UTF-8") }
    guard let text = secrets.hide(in: said, isReceived: true) else {
      return leaveOut("a line that is not JSON, and may contain a secret")
    }
    if line.contains(UInt8(ascii: "\n")) { return receivedLines(text) }
    isLeftOut = false
    write("--> \(text)\n")
  }

  /// Writes a message that may have several lines, as in another framing. The line ends become spaces, which is
  /// possible only in JSON.
  private func receivedLines(_ text: String) {
    var json = text
    let isJSON = json.withUTF8 { bytes in JSONSource.decode(bytes) { _ in true } } ?? false
    guard isJSON else { return leaveOut("a body of several lines that is not JSON") }
    isLeftOut = false
    write("--> \(text.replacing("\n", with: " "))\n")
  }

  private func leaveOut(_ what: String) {
    isLeftOut = true
    comment("\(what) is left out; the answer was:")
  }

  private func sent(_ lines: UnsafeBufferPointer<UInt8>) {
    let prefix = isLeftOut ? "// " : "<-- "
    let text = lines.split(separator: UInt8(ascii: "\n")).map { line in
      "\(prefix)\(secrets.hide(in: String(decoding: line, as: UTF8.self), isReceived: false) ?? "{}")\n"
    }.joined()
    write(text)
  }

  private func write(_ text: String) {
    if isComplete { isComplete = Files.write(text, toDescriptor: descriptor) }
  }
}
