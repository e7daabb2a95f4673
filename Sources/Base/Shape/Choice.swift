/// A text that is one of a few names.
public protocol Choice: Value, RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  /// The names of the choice. Declare them as `static let spellings = Spellings<Self>()`: a protocol can't have stored
  /// properties.
  static var spellings: Spellings<Self> { get }
}

/// The names of a choice as bytes, so that a name can be looked up without making a `String`.
public struct Spellings<C: Choice>: @unchecked Sendable {
  private struct Entry {
    let fingerprint: Fingerprint
    let name: UnsafeBufferPointer<UInt8>
    let value: C
  }

  /// The length, and the first and the last eight bytes of a name. Names of up to sixteen bytes have no other bytes.
  private struct Fingerprint: Equatable {
    let count: Int
    let head: UInt64
    let tail: UInt64

    @inline(__always) init(_ name: UnsafeBufferPointer<UInt8>) {
      count = name.count
      let start = UnsafeRawPointer(name.baseAddress)
      switch count {
      case 8...:
        head = start!.loadUnaligned(as: UInt64.self)
        tail = start!.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      case 4...:
        head = UInt64(start!.loadUnaligned(as: UInt32.self))
        tail = UInt64(start!.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
      default:
        head = name.reduce(0) { $0 << 8 | UInt64($1) }
        tail = 0
      }
    }
  }

  /// The entries, in memory that is never freed. A lookup costs no reference counts.
  private let entries: UnsafeMutableBufferPointer<Entry>

  public init() {
    entries = .allocate(capacity: C.allCases.count)
    for (index, value) in C.allCases.enumerated() {
      let utf8 = value.rawValue.utf8
      let name = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: utf8.count)
      _ = name.initialize(from: utf8)
      entries.initializeElement(
        at: index,
        to: Entry(fingerprint: Fingerprint(UnsafeBufferPointer(name)), name: UnsafeBufferPointer(name), value: value))
    }
  }

  public func find(_ name: UnsafeBufferPointer<UInt8>) -> C? {
    let fingerprint = Fingerprint(name)
    for index in 0..<entries.count where entries[index].fingerprint == fingerprint {
      if name.count <= 16 || entries[index].name.elementsEqual(name) { return entries[index].value }
    }
    return nil
  }

  /// Returns the name of a value. Its memory is never freed.
  public func name(of value: C) -> UnsafeBufferPointer<UInt8> {
    for index in 0..<entries.count where entries[index].value == value { return entries[index].name }
    return UnsafeBufferPointer(start: nil, count: 0)
  }
}

extension Choice {
  @inlinable public static func read<S: Source>(from source: inout S) -> Self {
    var found: Self?
    source.withText { found = spellings.find($0) }
    if let found { return found }
    // A trusted source is a store, whose column has been read already.
    if S.isTrusted {
      source.refuse("")
    } else if let text = source.text() {
      source.refuse(refusal(text, names: allCases.map(\.rawValue)))
    }
    return example
  }

  public func write<K: Sink>(to sink: inout K) { sink.text(Self.spellings.name(of: self)) }
  @inlinable public static func copy<S: Source, K: Sink>(from source: inout S, to sink: inout K) {
    var isKnown = false
    source.withText { text in
      isKnown = spellings.find(text) != nil
      if isKnown { sink.text(text) }
    }
    if !isKnown { source.refuse("") }
  }
  public static var schema: Schema { .choice(allCases.map(\.rawValue)) }
  public static var example: Self { allCases.first! }
}

/// Returns a message that lists the names, and suggests the nearest one.
@usableFromInline @inline(never) func refusal(_ text: String, names: [String]) -> String {
  let hint = suggestion(for: text, among: names)
  return "must be one of \(names.joined(separator: ", "))\(hint)"
}
