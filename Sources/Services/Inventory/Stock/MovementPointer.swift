/// The JSON pointer of a movement in the parameters. Its text is made only for an error: most of a thousand texts would
/// never be used.
enum MovementPointer: CustomStringConvertible {
  case at(String)
  /// An element of `entries`.
  case entry(Int)

  /// The pointer of a movement whose members are the parameters themselves.
  static let root = MovementPointer.at("")

  var isRoot: Bool { if case .at("") = self { true } else { false } }

  /// A JSON pointer (RFC 6901): empty, or `/entries/3`.
  var description: String {
    switch self {
    case .at(let text): text
    case .entry(let index): "/entries/\(index)"
    }
  }
}
