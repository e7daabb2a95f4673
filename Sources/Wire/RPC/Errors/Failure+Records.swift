public import Shape

/// Errors that have the same words for all kinds of records.
extension Failure {
  /// There is no such record in the company, or the caller may not see it; the two answer the same bytes.
  /// - Parameter pointer: where the parameters name it, if it is not what the method is about.
  public static func notFound(_ what: StaticString, at pointer: String? = nil) -> Failure {
    let place = pointer.map { " (\($0.dropFirst()))" } ?? ""
    return Failure(NotFoundData(pointer: pointer), "There is no such \(what)\(place)")
  }

  /// The same, in words that repeat what it was asked for by: `There is no item with the SKU BEAN-2 (sku)`.
  public static func notFound(_ what: StaticString, with key: StaticString, _ value: String, at pointer: String? = nil) -> Failure {
    let place = pointer.map { " (\($0.dropFirst()))" } ?? ""
    return Failure(NotFoundData(pointer: pointer), "There is no \(what) with \(key) \(value)\(place)")
  }

  /// Another record has the same unique value.
  /// - Parameters:
  ///   - value: the value, where people read it.
  ///   - id: that record, where the caller may see it.
  public static func duplicate(_ what: StaticString, member: StaticString, value: String? = nil, id: UUID? = nil) -> Failure {
    Failure(
      DuplicateData(member: "\(member)", id: id), "Another \(what) has the same \(member)\(value.map { ": \($0)" } ?? "")")
  }

  /// The same, in words that say what to do instead.
  public static func duplicate(member: StaticString, _ sentence: String) -> Failure {
    Failure(DuplicateData(member: "\(member)", id: nil), sentence)
  }

  /// A member of a record can't be read that must be there: the store is damaged, or a newer program has written it.
  /// - Parameter id: the record; nil for one of a list.
  public static func unreadable(_ what: StaticString, _ id: UUID?) -> Failure {
    let which = id.map { "The \(what) \($0)" } ?? "A record of the list (kind: \(what))"
    return Failure(StorageFaultData(), "\(which) is stored in a way that can't be read; nothing was changed")
  }

  /// A file beside the stores can't be read or written.
  public static func fileFault(_ sentence: String) -> Failure { Failure(StorageFaultData(), sentence) }
}
