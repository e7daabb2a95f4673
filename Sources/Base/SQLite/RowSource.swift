internal import CSQLite
public import JSON
public import Shape

/// Reads a row's columns, one after the other, in the forms that `Binder` stores.
///
/// Columns are STRICT and were written by `Binder`, so a value that can't be read means a damaged file, or one that a newer program has
/// written. What is read then is no value of the record's: `flaw` says so, and whoever shows the record must not show it.
public struct RowSource: Source {
  private let statement: OpaquePointer
  private(set) var column: Int32 = 0
  /// What was wrong with columns that were read.
  var flaw = Flaw.none

  enum Flaw {
    case none
    /// A text was not in UTF-8: what can be read of it was.
    case repaired
    /// What stands there is no value of the field's type.
    case unreadable
  }

  init(_ statement: OpaquePointer) { self.statement = statement }

  public static var isTrusted: Bool { true }
  public var isOfCore: Bool { true }

  /// The next column's value.
  public mutating func next<V: Value>(_ type: V.Type = V.self) -> V { V.read(from: &self) }

  /// Writes the next columns as a record in JSON, without making the record.
  ///
  /// Columns that hold JSON are copied. Where one can't be read, what stands for a member that is not there is written, and the member
  /// `unreadable` names it.
  /// - Returns: false where a member can't be read that must be there.
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

  /// The next columns as the fields of a record, in the order of its description.
  public mutating func fields<R: Record>(of type: R.Type = R.self) -> R { loadFields(of: type).record }

  /// The same, and what of it could not be read: there stands what stands for a member that is not there.
  public mutating func loadFields<R: Record>(of type: R.Type) -> (record: R, unreadable: Unreadable) {
    var visitor = FieldLoader<R>(row: self)
    let record = R(&visitor)
    self = visitor.row
    return (record, visitor.unreadable)
  }

  /// The next column's bytes.
  public mutating func nextBlob() -> [UInt8] {
    defer { column += 1 }
    return Array(bytes)
  }

  /// Hands over the next column's bytes where they lie.
  @inline(__always) public mutating func withBlob<T>(_ use: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    defer { column += 1 }
    return use(bytes)
  }

  /// Passes the next column over.
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

  /// What is no UTF-8, as only a damaged file holds it, is repaired: a reply must be sound in any case.
  public mutating func withText(_ use: (UnsafeBufferPointer<UInt8>) -> Void) {
    let bytes = bytes
    if isASCII(bytes) { use(bytes) } else { withRepairedText(bytes, use) }
    column += 1
  }

  /// Nearly every text is plain: it is looked at once, while it is copied.
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
    if sqlite3_value_bytes(value) == 2 {
      column += 1
      return []
    }
    return decode { $0.list(of: Element.self) }
  }

  public mutating func map<Member: Value>(of type: Member.Type) -> [(name: String, value: Member)]? { decode { $0.map(of: Member.self) } }
  public mutating func record<R: Record>(_ type: R.Type) -> R { decode { $0.record(R.self) } ?? R.example }
  public mutating func json() -> String? { text() }

  /// A row holds values, no patches of values.
  public mutating func merge<R: Record>(into stored: R) -> R { record(R.self) }
  public mutating func changes<R: Record>(to type: R.Type) -> Patch<R> {
    let record = record(R.self)
    return Patch { (_, _) in .success(record) }
  }

  public mutating func refuse(_ message: String) { flaw = .unreadable }

  /// The column's bytes where they lie in the page. Asked for as a text, SQLite would copy them, to put a NUL behind.
  private var bytes: UnsafeBufferPointer<UInt8> {
    let value = value
    let start = sqlite3_value_blob(value)?.assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_value_bytes(value)))
  }

  /// The column, found once for all that is asked of it. Its "unprotected" value may be read, as SQLite runs without mutexes here
  /// (https://www.sqlite.org/c3ref/value.html).
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

  public mutating func callAsFunction<V: Value>(_ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit) -> V {
    let value = V.read(from: &row)
    return row.flaw == .none ? value : note(value)
  }

  @inline(never) private mutating func note<V: Value>(_ value: V) -> V {
    unreadable.note(&row, mustBeThere: V.absent == nil) ? V.absent ?? value : value
  }

  /// What is not there where there is nothing to say has no column.
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

  public mutating func callAsFunction<V: Value>(_ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit) -> V {
    writer.inlinedName(name, after: separator)
    separator = UInt8(ascii: ",")
    let mark = writer.out.count
    V.copy(from: &row, to: &writer)
    if row.flaw != .none { note(V.self, mark) }
    return V.example
  }

  /// Writes what stands for a member that is not there, from the mark on, unless what could be read is worth showing.
  @inline(never) private mutating func note<V: Value>(_ type: V.Type, _ mark: Int) {
    guard unreadable.note(&row, mustBeThere: V.absent == nil) else { return }
    writer.out.truncate(to: mark)
    V.absent?.write(to: &writer)
  }

  /// What is not there where there is nothing to say has no column.
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
