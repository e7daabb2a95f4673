/// The place of a movement in the parameters. Most are never reported, so a text for each of a thousand would be wasted.
enum MovementPointer: CustomStringConvertible {
  case at(String)
  /// An element of `entries`.
  case entry(Int)

  /// The parameters are the movement's own.
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
