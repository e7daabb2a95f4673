/// The JSON pointer of a movement in the parameters, for error messages. A request can have 1000 movements, and most
/// pointers are never shown. So the text is made only for an error.
enum MovementPointer: CustomStringConvertible {
  case at(String)
  /// The movement at an index of the parameter `entries`.
  case entry(Int)

  /// The pointer of a movement whose members are themselves the parameters of the method.
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
