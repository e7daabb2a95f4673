internal import CSQLite
internal import JSON
public import Shape

/// Binds values to the parameters of a prepared statement, one after the other.
///
/// An id is bound as a BLOB of 16 bytes, an instant as its milliseconds, and a decimal as its units. A list or an inner
/// record is bound as JSON text. If a parameter still has the same value since the statement's last run, it is not
/// bound again. This saves time, because consecutive rows have most values in common.
public struct Binder: Sink {
  fileprivate let statement: OpaquePointer
  private let bound: BoundParameters
  private var index: Int32 = 0
  /// The code of the first error, or SQLITE_OK.
  var code = SQLITE_OK

  init(_ statement: OpaquePointer, _ bound: BoundParameters) {
    self.statement = statement
    self.bound = bound
  }

  /// A Boolean value that indicates whether each parameter has been bound. If not, a parameter would have the value of
  /// the last run.
  var hasBoundAll: Bool { index >= bound.count }

  /// Binds a value to the next parameter.
  public mutating func add<V: Value>(_ value: V) { value.write(to: &self) }

  /// Binds all fields of a record to the next parameters, in the order of its description.
  public mutating func addFields<R: Record>(of record: R) {
    withUnsafePointer(to: record) { addFields(at: $0) }
  }

  /// Binds all fields of a record to the next parameters. The record is passed by its address, so that it is not
  /// copied.
  public mutating func addFields<R: Record>(at source: UnsafePointer<R>) {
    var visitor = FieldBinder(source: source, binder: self)
    _ = R(&visitor)
    self = visitor.binder
  }

  /// Binds one field of a record to the next parameter. The record must have a field with this name.
  public mutating func addField<R: Record>(_ name: StaticString, of record: R) {
    withUnsafePointer(to: record) { source in
      var visitor = OneFieldBinder(source: source, name: name, binder: self)
      _ = R(&visitor)
      precondition(visitor.isBound, "\(R.recordName) has no field \(name)")
      self = visitor.binder
    }
  }

  public mutating func null() {
    let parameter = next()
    if bound.kind(of: parameter) == .null { return }
    note(sqlite3_bind_null(statement, parameter), parameter, .null)
  }

  public mutating func boolean(_ value: Bool) { integer(value ? 1 : 0) }

  public mutating func integer(_ value: Int) {
    let parameter = next()
    let words = (UInt64(bitPattern: Int64(value)), UInt64(0))
    if bound.kind(of: parameter) == .integer, bound.words(of: parameter).0 == words.0 { return }
    bound.keep(words, of: parameter)
    note(sqlite3_bind_int64(statement, parameter, Int64(value)), parameter, .integer)
  }

  public mutating func fixedPoint(_ value: Int, places: Int) { integer(value) }
  public mutating func timestamp(_ value: Timestamp) { integer(value.milliseconds) }

  public mutating func text(_ value: String) {
    var value = value
    value.withUTF8 { text($0) }
  }

  public mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    let parameter = next()
    if bound.has(bytes, parameter) { return }
    let count = Int32(truncatingIfNeeded: bytes.count)
    if let kept = bound.keep(bytes, of: parameter) {
      return note(
        sqlite3_bind_text(statement, parameter, kept, count, mainspring_static()), parameter, .text(bytes.count))
    }
    bytes.withMemoryRebound(to: CChar.self) {
      note(sqlite3_bind_text(statement, parameter, $0.baseAddress, count, mainspring_transient()), parameter, .other)
    }
  }

  public mutating func uuid(_ value: UUID) {
    let parameter = next()
    bound.keep((value.high.bigEndian, value.low.bigEndian), of: parameter)
    // The parameter is bound to the address of these bytes. So if it was bound to an id before, SQLite reads the new
    // bytes without another call.
    if bound.kind(of: parameter) == .id { return }
    note(sqlite3_bind_blob(statement, parameter, bound.place(of: parameter), 16, mainspring_static()), parameter, .id)
  }

  public mutating func list<Element: Value>(_ elements: [Element]) {
    text(elements.isEmpty ? "[]" : jsonText(elements, for: .core))
  }
  public mutating func record<R: Record>(_ record: R) { text(jsonText(record, for: .core)) }
  public mutating func json(_ text: String) { self.text(text) }
  public mutating func json(_ bytes: UnsafeBufferPointer<UInt8>) { text(bytes) }

  /// Returns the index of the next parameter. If there is no further parameter, SQLite reports an error for the index.
  fileprivate mutating func next() -> Int32 {
    if index <= bound.count { index += 1 }
    return index
  }

  fileprivate mutating func note(_ result: Int32, _ parameter: Int32, _ kind: BoundParameters.Kind) {
    bound.set(result == SQLITE_OK ? kind : .other, of: parameter)
    if code == SQLITE_OK { code = result }
  }
}

/// The `Fields` visitor that binds all fields of a record.
public struct FieldBinder<Root>: Fields {
  /// The record. It is not copied, and must live until the visit ends.
  let source: UnsafePointer<Root>
  var binder: Binder

  public mutating func callAsFunction<V: Value>(
    _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    let value = get(source.pointee)
    value.write(to: &binder)
    return value
  }

  /// Binds nothing. Tables have no column for a field that is left out of JSON if it has no value.
  public mutating func optional<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V? {
    get(source.pointee)
  }

  public mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner {
    withUnsafePointer(to: get(source.pointee)) { source in
      var inner = FieldBinder<Inner>(source: source, binder: binder)
      let record = Inner(&inner)
      binder = inner.binder
      return record
    }
  }
}

/// The `Fields` visitor that binds one field of a record.
private struct OneFieldBinder<Root>: Fields {
  let source: UnsafePointer<Root>
  let name: StaticString
  var binder: Binder
  var isBound = false

  mutating func callAsFunction<V: Value>(_ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit)
    -> V
  {
    let value = get(source.pointee)
    let isMeant = name.withUTF8Buffer { name in self.name.withUTF8Buffer { $0.elementsEqual(name) } }
    if isMeant {
      value.write(to: &binder)
      isBound = true
    }
    return value
  }

  mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner {
    withUnsafePointer(to: get(source.pointee)) { source in
      var inner = OneFieldBinder<Inner>(source: source, name: name, binder: binder, isBound: isBound)
      let record = Inner(&inner)
      binder = inner.binder
      isBound = inner.isBound
      return record
    }
  }
}

extension Binder {
  /// Binds bytes as a BLOB.
  public mutating func addBlob(_ bytes: [UInt8]) {
    let parameter = next()
    note(
      sqlite3_bind_blob(statement, parameter, bytes, Int32(truncatingIfNeeded: bytes.count), mainspring_transient()),
      parameter, .other)
  }

  /// Binds a text that is a literal of the program, so that SQLite need not copy it.
  public mutating func addStatic(_ text: StaticString) {
    let parameter = next()
    let words = (UInt64(UInt(bitPattern: text.utf8Start)), UInt64(text.utf8CodeUnitCount))
    if bound.kind(of: parameter) == .fixedText, bound.words(of: parameter) == words { return }
    bound.keep(words, of: parameter)
    text.withUTF8Buffer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        note(
          sqlite3_bind_text(
            statement, parameter, $0.baseAddress, Int32(truncatingIfNeeded: $0.count), mainspring_static()), parameter,
          .fixedText)
      }
    }
  }
}
