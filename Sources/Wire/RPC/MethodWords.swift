internal import Shape

/// The name and the description of a method.
///
/// Most methods declare them as `name`, `doc` and `resultDoc`. A generic method, such as one for every type of record,
/// derives them from the description of its type.
public struct MethodWords {
  let name: MethodName
  let recordName: String
  let doc: String
  let resultDoc: String

  /// - Parameters:
  ///   - name: the method's name, `service.verb` or `service.collection.verb`.
  ///   - recordName: the name of the parameters in schemas and generated clients.
  public init(name: String, recordName: String, doc: String, resultDoc: String) {
    self.name = MethodName(name)
    self.recordName = recordName
    self.doc = doc
    self.resultDoc = resultDoc
  }

  init<M: MethodDeclaration>(of method: M.Type) {
    name = MethodName(M.name)
    recordName = M.recordName
    doc = "\(M.doc)"
    resultDoc = "\(M.resultDoc)"
  }
}

extension MethodDeclaration {
  public static var words: MethodWords { MethodWords(of: Self.self) }
}

/// The name of a method as bytes, which are never deallocated. The router compares these bytes with the name in a
/// request.
public struct MethodName: @unchecked Sendable, CustomStringConvertible {
  let start: UnsafePointer<UInt8>
  let count: Int

  public init(_ name: StaticString) {
    start = name.utf8Start
    count = name.utf8CodeUnitCount
  }

  /// Creates a name that is made at run time. Equal names are stored once, for the life of the process.
  public init(_ name: String) {
    if let known = MethodName.made.first(where: { $0.utf8.elementsEqual(name.utf8) }) {
      self = known
      return
    }
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: name.utf8.count)
    _ = bytes.initialize(from: name.utf8)
    start = UnsafePointer(bytes.baseAddress!)
    count = bytes.count
    MethodName.made.append(self)
  }

  /// The names that were made at run time. Used only on the loop's thread.
  nonisolated(unsafe) private static var made: [MethodName] = []

  var utf8: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  public var description: String { String(decoding: utf8, as: UTF8.self) }
}
