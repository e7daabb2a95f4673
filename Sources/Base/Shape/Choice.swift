/// A value that is one of a few names, and is written as a text. Enumerations of texts conform to it.
public protocol Choice: Value, RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  /// The names of all cases. Declare this property in each type as `static let spellings = Spellings<Self>()`, because
  /// a protocol can't have stored properties.
  static var spellings: Spellings<Self> { get }
}

/// The names of a choice's cases as bytes. With them, a case is found by its name without creating a `String`.
public struct Spellings<C: Choice>: @unchecked Sendable {
  private struct Entry {
    let fingerprint: Fingerprint
    let name: UnsafeBufferPointer<UInt8>
    let value: C
  }

  /// The length of a name, and its first and last eight bytes. A name of at most sixteen bytes is completely determined
  /// by them.
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

  /// The names, in memory that is never freed. So a lookup needs no reference counting.
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

  /// Returns the name of a value, as bytes that are never freed.
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
    // A trusted source is a row of a store. There the column was read already, so the text can't be read again for the
    // message.
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

/// Returns the message that refuses a text. It lists the allowed names, and suggests the nearest one.
@usableFromInline @inline(never) func refusal(_ text: String, names: [String]) -> String {
  let hint = suggestion(for: text, among: names)
  return "must be one of \(names.joined(separator: ", "))\(hint)"
}
