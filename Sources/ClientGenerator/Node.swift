import JSON

/// A JSON value. The members of an object have the order of the text.
indirect enum Node {
  case null, truth(Bool), number(String), text(String), list([Node]), object([(name: String, value: Node)])

  /// - Returns: `nil` if the text is not JSON.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let node = JSONSource.decode(bytes, { source in Node(source.value) }) else { return nil }
    self = node
  }

  private init(_ value: JSONValue) {
    self =
      switch value.kind {
      case .null: .null
      case .false: .truth(false)
      case .true: .truth(true)
      case .number: .number(value.compactText)
      case .string: .text(value.string)
      case .array: .list(value.elements.map { Node($0) })
      case .object: .object(value.members.map { ($0.name.string, Node($0.value)) })
      }
  }

  subscript(_ name: String) -> Node? { members.first { $0.name == name }?.value }

  var members: [(name: String, value: Node)] { if case .object(let members) = self { members } else { [] } }
  var elements: [Node] { if case .list(let elements) = self { elements } else { [] } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var isTrue: Bool { if case .truth(true) = self { true } else { false } }
  var integer: Int? { if case .number(let text) = self { Int(text) } else { nil } }
}
