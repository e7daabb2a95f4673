internal import Shape

/// The values to which the parameters of a prepared statement are bound. They stay bound from one run of the statement
/// to the next.
///
/// Ids and short texts are stored here, and SQLite is given their address, so that it need not copy them. The bytes of
/// an id may be replaced without calling SQLite. A text must be bound again after a change, because SQLite's query plan
/// may depend on it (the pattern of a LIKE).
struct BoundParameters {
  /// The kind of value to which a parameter is bound.
  struct Kind: Equatable {
    let code: UInt8

    /// The parameter has a value that is not stored here, or was not bound yet.
    static let other = Kind(code: 0)
    static let null = Kind(code: 1), id = Kind(code: 2), integer = Kind(code: 3)
    /// A text that is a literal of the program.
    static let fixedText = Kind(code: 4)
    /// A text of `count` bytes that is stored here. It has at most 16 bytes.
    static func text(_ count: Int) -> Kind { Kind(code: 16 + UInt8(truncatingIfNeeded: count)) }
  }

  /// The number of parameters of the statement.
  let count: Int32
  /// Memory with 16 bytes for each parameter, followed by one byte for each parameter's kind. There is room for one
  /// more parameter than the statement has, because an index behind the last one is used until SQLite refuses it.
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

  /// Returns the address of the 16 bytes of a parameter.
  func place(of parameter: Int32) -> UnsafeMutableRawPointer { room + Int(parameter - 1) * BoundParameters.size }

  /// Returns the 16 bytes of a parameter as two numbers.
  func words(of parameter: Int32) -> (UInt64, UInt64) {
    place(of: parameter).load(as: (UInt64, UInt64).self)
  }

  func keep(_ words: (UInt64, UInt64), of parameter: Int32) {
    place(of: parameter).storeBytes(of: words, as: (UInt64, UInt64).self)
  }

  /// Returns a Boolean value that indicates whether a parameter is bound to this text, and the text is stored here.
  func has(_ text: UnsafeBufferPointer<UInt8>, _ parameter: Int32) -> Bool {
    guard text.count <= BoundParameters.size, kind(of: parameter) == .text(text.count) else { return false }
    let place = place(of: parameter)
    for index in text.indices where place.load(fromByteOffset: index, as: UInt8.self) != text[index] { return false }
    return true
  }

  /// Stores a text for a parameter. Returns the text's address, or `nil` if the text has more than 16 bytes.
  func keep(_ text: UnsafeBufferPointer<UInt8>, of parameter: Int32) -> UnsafePointer<CChar>? {
    guard text.count <= BoundParameters.size, let start = text.baseAddress else { return nil }
    let place = place(of: parameter)
    place.copyMemory(from: start, byteCount: text.count)
    return UnsafePointer(place.assumingMemoryBound(to: CChar.self))
  }
}
