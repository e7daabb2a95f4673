internal import CSQLite
public import JSON
public import Shape

/// Reads a row's columns, one after the other, in the forms that `Binder` stores.
///
/// Columns are STRICT and were written by `Binder`. So an unreadable value means a damaged file, or a value of a newer
/// program. The source then returns a value that is not the stored one, and sets `flaw`. The reader must not show such
/// a value.
public struct RowSource: Source {
  private let statement: OpaquePointer
  private(set) var column: Int32 = 0
  /// The flaw of the columns that were read.
  var flaw = Flaw.none

  enum Flaw {
    case none
    /// A text was not in UTF-8. Its readable part was read.
    case repaired
    /// The column's value is not of the field's type.
    case unreadable
  }

  init(_ statement: OpaquePointer) { self.statement = statement }

  public static var isTrusted: Bool { true }
  public var isOfCore: Bool { true }

  /// Returns the next column's value.
  public mutating func next<V: Value>(_ type: V.Type = V.self) -> V { V.read(from: &self) }

  /// Writes the next columns as a record in JSON, without making the record.
  ///
  /// Columns that hold JSON are copied. A column that can't be read is written like a missing member. The member
  /// `unreadable` contains its name.
  /// - Returns: `false` if a required member can't be read.
  public mutating func copyFields<R: Record>(of type: R.Type, to writer: JSONWriter) -> Bool {
    var visitor = FieldCopier<R>(row: self, writer: writer)
    _ = R(&visitor)
    self = visitor.row
    if !visitor.unreadable.isEmpty {
      writer.out.append(",\"unreadable\":")
      writer.list(visitor.unreadable.names(of: R.self))
    }
    writer.out.append(UInt8(ascii: "}"))
    return !visitor.unreadable.isBroken
  }

  /// Returns the next columns as the fields of a record, in the order of its description.
  public mutating func fields<R: Record>(of type: R.Type = R.self) -> R { loadFields(of: type).record }

  /// Returns the next columns as the fields of a record, and the fields that could not be read. An unreadable field has
  /// the value that a missing member has.
  public mutating func loadFields<R: Record>(of type: R.Type) -> (record: R, unreadable: Unreadable) {
    var visitor = FieldLoader<R>(row: self)
    let record = R(&visitor)
    self = visitor.row
    return (record, visitor.unreadable)
  }

  /// Returns the next column's bytes.
  public mutating func nextBlob() -> [UInt8] {
    defer { column += 1 }
    return Array(bytes)
  }

  /// Calls `use` with the next column's bytes, without copying them.
  @inline(__always) public mutating func withBlob<T>(_ use: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    defer { column += 1 }
    return use(bytes)
  }

  /// Skips the next column.
  mutating func skip() { column += 1 }

  public mutating func null() -> Bool {
    guard sqlite3_value_type(value) == SQLITE_NULL else { return false }
    column += 1
    return true
  }

  public var isList: Bool { (bytes.first ?? 0) == UInt8(ascii: "[") }

  public mutating func boolean() -> Bool? { integer().map { $0 != 0 } }

  public mutating func integer() -> Int? {
    defer { column += 1 }
    return Int(sqlite3_value_int64(value))
  }

  public mutating func fixedPoint(places: Int, rounding: Bool) -> Int? { integer() }
  public mutating func timestamp() -> Timestamp? {
    let milliseconds = integer() ?? .max
    if (Timestamp.earliest...Timestamp.latest).contains(milliseconds) { return Timestamp(milliseconds: milliseconds) }
    flaw = .unreadable
    return nil
  }

  public mutating func text() -> String? {
    var found: String?
    withText { found = String(decoding: $0, as: UTF8.self) }
    return found
  }

  /// Bytes that are not UTF-8 are repaired: a reply must be valid in any case. Only a damaged file has such bytes.
  public mutating func withText(_ use: (UnsafeBufferPointer<UInt8>) -> Void) {
    let bytes = bytes
    if isASCII(bytes) { use(bytes) } else { withRepairedText(bytes, use) }
    column += 1
  }

  /// Nearly every text needs no escapes. Such a text is checked once, while it is copied.
  public mutating func copyText<K: Sink>(to sink: inout K) {
    if sink.plainText(bytes) { column += 1 } else { withText { sink.text($0) } }
  }

  @inline(never) private mutating func withRepairedText(
    _ bytes: UnsafeBufferPointer<UInt8>, _ use: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    if String(validating: bytes, as: UTF8.self) != nil { return use(bytes) }
    flaw = .repaired
    var text = String(decoding: bytes, as: UTF8.self)
    text.withUTF8(use)
  }

  public mutating func withJSON(_ use: (UnsafeBufferPointer<UInt8>) -> Void) {
    let bytes = bytes
    if isCompactJSON(bytes) { use(bytes) } else { flaw = .unreadable }
    column += 1
  }

  public mutating func uuid() -> UUID? {
    defer { column += 1 }
    let value = value
    guard sqlite3_value_bytes(value) == 16, let blob = sqlite3_value_blob(value) else {
      flaw = .unreadable
      return nil
    }
    return UUID(
      high: UInt64(bigEndian: blob.loadUnaligned(as: UInt64.self)),
      low: UInt64(bigEndian: blob.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
  }

  public mutating func list<Element: Value>(of type: Element.Type) -> [Element]? {
    let bytes = bytes
    if bytes.count == 2, bytes[0] == UInt8(ascii: "["), bytes[1] == UInt8(ascii: "]") {
      column += 1
      return []
    }
    return decode { $0.list(of: Element.self) }
  }

  public mutating func map<Member: Value>(of type: Member.Type) -> [(name: String, value: Member)]? {
    decode { $0.map(of: Member.self) }
  }
  public mutating func record<R: Record>(_ type: R.Type) -> R { decode { $0.record(R.self) } ?? R.example }
  public mutating func json() -> String? { text() }

  /// A row holds values, not patches of values.
  public mutating func merge<R: Record>(into stored: R) -> R { record(R.self) }
  public mutating func changes<R: Record>(to type: R.Type) -> Patch<R> {
    let record = record(R.self)
    return Patch { (_, _) in .success(record) }
  }

  public mutating func refuse(_ message: String) { flaw = .unreadable }

  /// The column's bytes in SQLite's page. `sqlite3_column_text` would copy them, to put a NUL behind them.
  private var bytes: UnsafeBufferPointer<UInt8> {
    let value = value
    let start = sqlite3_value_blob(value)?.assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_value_bytes(value)))
  }

  /// The column's value, found once for all calls. SQLite runs without mutexes here, so its "unprotected" value may be
  /// read (https://www.sqlite.org/c3ref/value.html).
  private var value: OpaquePointer? { sqlite3_column_value(statement, column) }

  private mutating func decode<T>(_ read: (inout JSONSource) -> T?) -> T? {
    defer { column += 1 }
    let found = JSONSource.decode(bytes, read)
    if found == nil { flaw = .unreadable }
    return found
  }
}

/// The visitor that loads a record's fields from a row.
public struct FieldLoader<Root>: Fields {
  var row: RowSource
  fileprivate(set) var unreadable: Unreadable

  init(row: RowSource) { self.init(row: row, Unreadable(from: row.column)) }

  fileprivate init(row: RowSource, _ unreadable: Unreadable) {
    self.row = row
    self.unreadable = unreadable
  }

  public mutating func callAsFunction<V: Value>(
    _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    let value = V.read(from: &row)
    return row.flaw == .none ? value : note(value)
  }

  @inline(never) private mutating func note<V: Value>(_ value: V) -> V {
    unreadable.note(&row, mustBeThere: V.absent == nil) ? V.absent ?? value : value
  }

  /// A field that is left out of JSON if it has no value has no column.
  public mutating func optional<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V? { nil }

  public mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner {
    var inner = FieldLoader<Inner>(row: row, unreadable)
    let record = Inner(&inner)
    row = inner.row
    unreadable = inner.unreadable
    return record
  }
}

/// The visitor that writes a row's columns as the members of an object, as they are stored.
public struct FieldCopier<Root>: Fields {
  var row: RowSource
  var writer: JSONWriter
  fileprivate(set) var unreadable: Unreadable
  private var separator = UInt8(ascii: "{")

  init(row: RowSource, writer: JSONWriter) { self.init(row: row, writer: writer, Unreadable(from: row.column)) }

  fileprivate init(row: RowSource, writer: JSONWriter, _ unreadable: Unreadable) {
    self.row = row
    self.writer = writer
    self.unreadable = unreadable
  }

  public mutating func callAsFunction<V: Value>(
    _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    writer.inlinedName(name, after: separator)
    separator = UInt8(ascii: ",")
    let mark = writer.out.count
    V.copy(from: &row, to: &writer)
    if row.flaw != .none { note(V.self, mark) }
    return V.example
  }

  /// Replaces the value behind the mark with that of a missing member, unless the value could be read in part.
  @inline(never) private mutating func note<V: Value>(_ type: V.Type, _ mark: Int) {
    guard unreadable.note(&row, mustBeThere: V.absent == nil) else { return }
    writer.out.truncate(to: mark)
    V.absent?.write(to: &writer)
  }

  /// A field that is left out of JSON if it has no value has no column.
  public mutating func optional<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V? { nil }

  public mutating func restricted<V: Value>(
    to mask: Int, _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    if writer.audience.sees(mask) { return self(name, get, doc, limit) }
    row.skip()
    return V.example
  }

  public mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner {
    var inner = FieldCopier<Inner>(row: row, writer: writer, unreadable)
    inner.separator = separator
    let record = Inner(&inner)
    separator = inner.separator
    row = inner.row
    unreadable = inner.unreadable
    return record
  }
}
