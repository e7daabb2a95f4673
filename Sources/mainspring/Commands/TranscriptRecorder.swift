internal import JSON
internal import SQLite
internal import Stdio

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Writes a transcript of a conversation while it goes on.
final class TranscriptRecorder {
  private let descriptor: Int32
  /// Whether the line that came last can't stand in a transcript: what is answered to it becomes a comment.
  private var isLeftOut = false
  /// Whether everything could be written.
  private(set) var isComplete = true

  init(_ path: String) throws(Files.Failure) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Files.Failure(sentence: "\(path) can't be written: \(String(cString: strerror(errno)))") }
  }

  deinit { close(descriptor) }

  var tap: ServeLoop.Tap { ServeLoop.Tap(received: received, sent: sent) }

  /// Notes an option that the core was started with.
  func set(_ option: String, to value: String) { write("@ --\(option) \(value)\n") }

  func comment(_ text: String) { write("// \(text)\n") }

  private func received(_ line: UnsafeBufferPointer<UInt8>?) {
    guard let line else { return leaveOut("what was too long, or no message") }
    if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }) {
      isLeftOut = false
      return
    }
    guard let text = String(validating: line, as: UTF8.self) else { return leaveOut("a line that is not UTF-8") }
    if line.contains(UInt8(ascii: "\n")) { return receivedLines(text) }
    isLeftOut = false
    write("--> \(text)\n")
  }

  /// What is framed otherwise may have line ends, which are white space where the text is JSON.
  private func receivedLines(_ text: String) {
    var json = text
    let isJSON = json.withUTF8 { bytes in JSONSource.decode(bytes) { _ in true } } ?? false
    guard isJSON else { return leaveOut("a body of several lines that is no JSON") }
    isLeftOut = false
    write("--> \(text.replacing("\n", with: " "))\n")
  }

  private func leaveOut(_ what: String) {
    isLeftOut = true
    comment("\(what) is left out; it was answered:")
  }

  private func sent(_ lines: UnsafeBufferPointer<UInt8>) {
    let prefix = isLeftOut ? "// " : "<-- "
    let text = lines.split(separator: UInt8(ascii: "\n")).map { "\(prefix)\(String(decoding: $0, as: UTF8.self))\n" }.joined()
    write(text)
  }

  private func write(_ text: String) {
    if isComplete { isComplete = Files.write(text, toDescriptor: descriptor) }
  }
}
