internal import JSON
internal import RPC
internal import Shape

/// The request `host.config.fetch`, with which the core asks the host for a document of the app's server.
struct FetchConfig: HostRequest {
  let document: DocumentName

  static let name: StaticString = "host.config.fetch"
  static let doc: StaticString = "Asks the host to fetch a document from the app's server: AppConfig or IAPPromo."
  static let answerDoc: StaticString = "The document."

  /// The host's answer.
  struct Answer: Record {
    let document: FetchedDocument

    static let recordName = "FetchedConfig"
    static let doc: StaticString = "The host's answer to host.config.fetch."

    init<F: Fields<Self>>(_ field: inout F) {
      document = field(
        "document", \.document,
        "The fetched document: AppConfig or IAPPromo as an object, or the list of records that make up the document. At most 1 MiB as JSON without white space.",
        Limit(0, 1 << 20))
    }
  }

  func problems(of answer: Answer) -> [Problem] {
    document.problems(of: answer.document).map { $0.within("/document", called: "document") }
  }
}

extension FetchConfig {
  init<F: Fields<Self>>(_ field: inout F) {
    document = field("document", \.document, "The name of the document.")
  }
}
