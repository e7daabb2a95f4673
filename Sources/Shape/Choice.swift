/// A text that is one of a few names.
public protocol Choice: Value, RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  /// Always `static let spellings = Spellings<Self>()`: a protocol can't keep what is made once.
  static var spellings: Spellings<Self> { get }
}

/// The names of a choice as bytes, so that one is found without making a String.
public struct Spellings<C: Choice>: Sendable {
  private struct Entry: Sendable {
    /// The first eight bytes, which tell nearly all names apart.
    let word: UInt64
    let count: Int
    let name: [UInt8]
    let value: C
  }

  private let entries: [Entry]

  public init() {
    entries = C.allCases.map { value in
      let name = Array(value.rawValue.utf8)
      return Entry(word: name.withUnsafeBufferPointer(Self.word), count: name.count, name: name, value: value)
    }
  }

  public func find(_ name: UnsafeBufferPointer<UInt8>) -> C? {
    let word = Self.word(name)
    for entry in entries where entry.word == word && entry.count == name.count {
      if name.count <= 8 || entry.name.elementsEqual(name) { return entry.value }
    }
    return nil
  }

  private static func word(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var word: UInt64 = 0
    for byte in name.prefix(8) { word = word << 8 | UInt64(byte) }
    return word
  }
}

extension Choice {
  @inlinable public static func read<S: Source & ~Copyable>(from source: inout S) -> Self {
    var found: Self?
    var unknown: String?
    source.withText { text in
      found = spellings.find(text)
      if found == nil { unknown = String(decoding: text, as: UTF8.self) }
    }
    if let unknown { source.refuse(refusal(unknown, names: allCases.map(\.rawValue))) }
    return found ?? example
  }

  public func write<K: Sink & ~Copyable>(to sink: inout K) { sink.text(rawValue) }
  @inlinable public static func copy<S: Source & ~Copyable, K: Sink & ~Copyable>(from source: inout S, to sink: inout K) {
    source.withText { sink.text($0) }
  }
  public static var schema: Schema { .choice(allCases.map(\.rawValue)) }
  public static var example: Self { allCases.first! }
}

/// Says which names there are, and which was probably meant.
@usableFromInline @inline(never) func refusal(_ text: String, names: [String]) -> String {
  let hint = nearest(to: text, among: names).map { "; did you mean \($0)?" } ?? ""
  return "must be one of \(names.joined(separator: ", "))\(hint)"
}
