public import Shape

/// Errors whose messages have the same form for all types of records.
extension Failure {
  /// Returns the error that a record does not exist. A record that the caller may not see gives the same error, byte
  /// for byte, so that the error reveals nothing.
  /// - Parameter pointer: a pointer to the parameter that names the record, if it is not the method's main record.
  public static func notFound(_ what: StaticString, at pointer: String? = nil) -> Failure {
    let place = pointer.map { " (\($0.dropFirst()))" } ?? ""
    return Failure(NotFoundData(pointer: pointer), "There is no such \(what)\(place)")
  }

  /// Returns the error `notFound` for a record that was searched by a key. The message names the key: `There is no item
  /// with the SKU BEAN-2 (sku)`.
  public static func notFound(_ what: StaticString, with key: StaticString, _ value: String, at pointer: String? = nil)
    -> Failure
  {
    let place = pointer.map { " (\($0.dropFirst()))" } ?? ""
    return Failure(NotFoundData(pointer: pointer), "There is no \(what) with \(key) \(value)\(place)")
  }

  /// Returns the error that another record has the same unique value.
  /// - Parameters:
  ///   - value: the value for the message, or `nil` for a value that people can't read.
  ///   - id: the id of the other record, if the caller may see that record.
  public static func duplicate(_ what: StaticString, member: StaticString, value: String? = nil, id: UUID? = nil)
    -> Failure
  {
    Failure(
      DuplicateData(member: "\(member)", id: id),
      "Another \("\(what)".separatedWords) has the same \(member)\(value.map { ": \($0)" } ?? "")")
  }

  /// Returns the error `duplicate` with a message that says what to do instead.
  public static func duplicate(member: StaticString, _ sentence: String) -> Failure {
    Failure(DuplicateData(member: "\(member)", id: nil), sentence)
  }

  /// Returns the error that a required member of a record can't be read: the store is damaged, or a newer program has
  /// written it.
  /// - Parameter id: the id of the record, or `nil` if the record is an element of a list.
  public static func unreadable(_ what: StaticString, _ id: UUID?) -> Failure {
    let which = id.map { "The \(what) \($0)" } ?? "A record of the list (kind: \(what))"
    return Failure(
      StorageFaultData(),
      "\(which) can't be read: the store is damaged, or a newer program wrote the record. Nothing was changed")
  }

  /// Returns the error that a file beside the stores can't be read or written.
  public static func fileFault(_ sentence: String) -> Failure { Failure(StorageFaultData(), sentence) }
}
