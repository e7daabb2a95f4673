internal import Shape

/// A one-dimensional array as PostgreSQL reads it in binary form (`array_recv` in the source of PostgreSQL). The header
/// has the number of dimensions, a flag for NULLs, the type of the elements, the number of elements, and the first
/// index. Each element follows as its length and its bytes, or as -1 for NULL.
struct ArrayParameter {
  /// The type of an array's elements. The raw value is the type's number in the table `pg_type`.
  enum Element: UInt32 {
    case uuid = 2950
    case text = 25
    case json = 114
  }

  private(set) var bytes: [UInt8] = []
  private var count: UInt32 = 0
  /// A Boolean value that indicates whether all elements of the array are NULL, or there are no elements.
  private(set) var isEmpty = true

  init(_ element: Element, capacity: Int = 0) {
    bytes.reserveCapacity(20 + capacity)
    add(1 as UInt32)
    add(1 as UInt32)
    add(element.rawValue)
    add(count)
    add(1 as UInt32)
  }

  mutating func add(_ id: UUID?) {
    guard let id else { return addNull() }
    begin(16)
    for word in [id.high, id.low] {
      add(UInt32(truncatingIfNeeded: word >> 32))
      add(UInt32(truncatingIfNeeded: word))
    }
  }

  mutating func add(json: String?) { add(sealed: json.map { PrivateUse.sealed($0) }) }
  mutating func add(text: String?) { add(sealed: text.map { PrivateUse.sealed(plain: $0) }) }

  private mutating func add(sealed: String?) {
    guard var sealed else { return addNull() }
    sealed.withUTF8 {
      begin($0.count)
      bytes.append(contentsOf: $0)
    }
  }

  private mutating func addNull() {
    grow()
    add(UInt32.max)
  }

  private mutating func begin(_ length: Int) {
    isEmpty = false
    grow()
    add(UInt32(length))
  }

  private mutating func grow() {
    count += 1
    withUnsafeBytes(of: count.bigEndian) { bytes.replaceSubrange(12..<16, with: $0) }
  }

  private mutating func add(_ number: UInt32) {
    withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
  }
}
