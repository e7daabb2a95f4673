/// The reason why a text is not valid JSON, and the position of the fault.
public struct ParseFailure: Error, Equatable {
  public enum Reason: Equatable, Sendable {
    case unexpectedEnd
    /// The named element was expected at this position, but the text has something else there.
    case unexpected(StaticName)
    case badLiteral, badNumber, badEscape, loneSurrogate, controlCharacter, badUTF8, duplicateName, tooDeep, noMemory
  }

  /// A static text that can be compared. Since it is not reference-counted, the failure of a tape needs no release.
  public struct StaticName: Equatable, ExpressibleByStringLiteral, Sendable {
    private let literal: StaticString
    public var text: String { "\(literal)" }
    public init(stringLiteral text: StaticString) { literal = text }
    public static func == (a: StaticName, b: StaticName) -> Bool { a.text == b.text }
  }

  public let reason: Reason
  /// The position of the fault: the number of bytes from the start of the text.
  public let offset: Int

  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// The reason and the position as a sentence for an error message.
  public var sentence: String {
    let what =
      switch reason {
      case .unexpectedEnd: "the text ends too early"
      case .unexpected(let name): "expected \(name.text)"
      case .badLiteral: "expected a value: an object, an array, a string, a number, true, false or null"
      case .badNumber: "a number is malformed"
      case .badEscape: "an escape in a string is malformed"
      case .loneSurrogate: "a \\u escape is half of a surrogate pair; both halves must be given, such as \\ud83d\\ude00"
      case .controlCharacter: "a control character is not allowed in JSON; in a string it must be escaped"
      case .badUTF8: "the text is not valid UTF-8"
      case .duplicateName: "an object names the same member twice"
      case .tooDeep: "arrays and objects are nested deeper than \(Tape.maxDepth) levels"
      case .noMemory: "there is not enough memory for the values of the text"
      }
    return "\(what), at byte \(offset)"
  }
}
