internal import Shape

/// A kind of errors ("Error Object"). It is repeated in full for each method, because some readers of the document do
/// not follow references to errors.
struct ErrorPart: Record {
  let code: Int, message: String, data: KindPart

  static let doc: StaticString = "A kind of error."
}

extension ErrorPart {
  init<F: Fields<Self>>(_ field: inout F) {
    code = field("code", \.code, "The code of the error.")
    message = field("message", \.message, "The meaning of the error.")
    data = field("data", \.data, "The name of the kind of error, for programs.")
  }
}

/// The members that `data` has in every error of a kind: only its name.
struct KindPart: Record {
  let kind: String

  static let doc: StaticString = "The name of a kind of error, for programs."
}

extension KindPart {
  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, "The name of the kind of error, such as notFound.")
  }
}
