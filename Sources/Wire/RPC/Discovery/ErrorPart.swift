internal import Shape

/// A kind of errors ("Error Object"). It is written in full at each place, because some readers of the document do not
/// follow references to errors.
struct ErrorPart: Record {
  let code: Int, message: String, data: KindPart

  static let doc: StaticString = "A kind of error."
}

extension ErrorPart {
  init<F: Fields<Self>>(_ field: inout F) {
    code = field("code", \.code, "The code of the error.")
    message = field("message", \.message, "The meaning of the error.")
    data = field("data", \.data, "The machine name of the kind.")
  }
}

/// The members that the `data` of every error of a kind has.
struct KindPart: Record {
  let kind: String

  static let doc: StaticString = "The machine name of a kind of error."
}

extension KindPart {
  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, "The machine name.")
  }
}
