internal import Shape

/// The values that a statement's parameters are bound to. They stay from one run to the next.
///
/// Ids and short texts are bound to their bytes here, so that SQLite need not copy them. The bytes of an id may be
/// replaced without a call of SQLite. The bytes of a text must be bound again, because a plan may depend on the text
/// (the pattern of a LIKE).
struct BoundParameters {
  /// The kind of value of a parameter.
  struct Kind: Equatable {
    let code: UInt8

    /// A value that is not stored here, or no value yet.
    static let other = Kind(code: 0)
    static let null = Kind(code: 1), id = Kind(code: 2), integer = Kind(code: 3)
    /// A text that lasts as long as the program.
    static let fixedText = Kind(code: 4)
    /// A text of `count` bytes, at most 16.
    static func text(_ count: Int) -> Kind { Kind(code: 16 + UInt8(truncatingIfNeeded: count)) }
  }

  /// The number of parameters of the statement.
  let count: Int32
  /// Sixteen bytes for each parameter and for one more, which SQLite refuses. The kinds of all parameters follow.
  private let room: UnsafeMutableRawPointer

  private static let size = 16

  init(count: Int32) {
    self.count = count
    let places = Int(count) + 1
    room = .allocate(byteCount: places * (BoundParameters.size + 1), alignment: BoundParameters.size)
    (room + places * BoundParameters.size).initializeMemory(as: UInt8.self, repeating: Kind.other.code, count: places)
  }

  func deallocate() { room.deallocate() }

  func kind(of parameter: Int32) -> Kind { Kind(code: kinds.load(fromByteOffset: Int(parameter - 1), as: UInt8.self)) }

  func set(_ kind: Kind, of parameter: Int32) {
    kinds.storeBytes(of: kind.code, toByteOffset: Int(parameter - 1), as: UInt8.self)
  }

  private var kinds: UnsafeMutableRawPointer { room + (Int(count) + 1) * BoundParameters.size }

  /// Returns the address of a parameter's sixteen bytes.
  func place(of parameter: Int32) -> UnsafeMutableRawPointer { room + Int(parameter - 1) * BoundParameters.size }

  /// Returns a parameter's sixteen bytes as two numbers.
  func words(of parameter: Int32) -> (UInt64, UInt64) {
    place(of: parameter).load(as: (UInt64, UInt64).self)
  }

  func keep(_ words: (UInt64, UInt64), of parameter: Int32) {
    place(of: parameter).storeBytes(of: words, as: (UInt64, UInt64).self)
  }

  /// Returns a Boolean value that indicates whether a parameter has this text.
  func has(_ text: UnsafeBufferPointer<UInt8>, _ parameter: Int32) -> Bool {
    guard text.count <= BoundParameters.size, kind(of: parameter) == .text(text.count) else { return false }
    let place = place(of: parameter)
    for index in text.indices where place.load(fromByteOffset: index, as: UInt8.self) != text[index] { return false }
    return true
  }

  /// Stores a text that is short enough. Returns its address, or `nil` if the text is too long.
  func keep(_ text: UnsafeBufferPointer<UInt8>, of parameter: Int32) -> UnsafePointer<CChar>? {
    guard text.count <= BoundParameters.size, let start = text.baseAddress else { return nil }
    let place = place(of: parameter)
    place.copyMemory(from: start, byteCount: text.count)
    return UnsafePointer(place.assumingMemoryBound(to: CChar.self))
  }
}
