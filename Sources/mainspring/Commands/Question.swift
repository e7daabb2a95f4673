#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Asks the person who runs the command a question, and reads the answer. A secret answer is not shown on the terminal.
enum Question {
  static func ask(_ text: String, isSecret: Bool = false) throws(CompanyRecovery.Refusal) -> String {
    let silence = isSecret ? Silence() : nil
    // Echoing must be off before the question is visible, because the person may type the secret at once.
    _ = Files.write(text, toDescriptor: 2)
    defer {
      if let silence {
        silence.end()
        _ = Files.write("\n", toDescriptor: 2)
      }
    }
    var line: [UInt8] = []
    while line.last != UInt8(ascii: "\n") { line.append(try byte()) }
    line.removeLast()
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    guard let text = String(validating: line, as: UTF8.self) else {
      throw CompanyRecovery.Refusal(sentence: "the input is not UTF-8")
    }
    return text
  }
  /// Returns the next byte of the input. Only one byte is read at a time, because the next line is the answer to the
  /// next question.
  private static func byte() throws(CompanyRecovery.Refusal) -> UInt8 {
    let found: [UInt8]
    do throws(Files.Failure) { found = try Files.readAll(0, atMost: 1) } catch {
      throw CompanyRecovery.Refusal(sentence: "the input failed: \(error.sentence)")
    }
    guard let byte = found.first else { throw CompanyRecovery.Refusal(sentence: "the input ended") }
    return byte
  }
}
