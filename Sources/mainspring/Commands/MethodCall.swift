internal import JSON
internal import RPC
internal import Shape
internal import Stdio

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A call of a method from the command line. It prints the result, or the error.
struct MethodCall {
  private let name: String
  private var printer: ResultPrinter
  /// Sends a line and returns the reply, or `nil` if the core has ended.
  private let exchange: (String) -> String?

  init(_ name: String, _ printer: ResultPrinter, _ exchange: @escaping (String) -> String?) {
    self.name = name
    self.exchange = exchange
    self.printer = printer
  }

  /// Returns a Boolean value that indicates whether the method returns a list page by page.
  static func answersPages(_ endpoint: Endpoint) -> Bool {
    let method = endpoint.description()
    return ResultList.element(of: method.result) != nil && method.params.members.contains { $0.name == "after" }
  }

  /// Calls the method once, and prints the result to the standard output, or the error to the standard error.
  /// - Returns: the exit code.
  func one(_ params: String) -> Int32 {
    guard let reply = ask(params) else { return MethodCall.reportSilence() }
    var printer = printer
    let code = MethodCall.decode(reply) { result in
      let code = printer.print(result)
      guard code == 0, let refused = RefusedRows(of: name, result) else { return code }
      _ = Files.write("\(refused.sentence)\n", toDescriptor: 2)
      return RefusedRows.exitCode
    }
    return code ?? MethodCall.report(reply, asJSON: printer.isJSON)
  }

  /// Prints all pages of a list. The first page is the one that the parameters select.
  /// - Parameter params: the parameters as a JSON object.
  /// - Returns: the exit code.
  mutating func all(_ params: String) -> Int32 {
    var params = params
    while true {
      guard let reply = ask(params) else { return MethodCall.reportSilence() }
      var printer = printer
      let step = MethodCall.decode(reply) { result -> (code: Int32, next: String?)? in
        ResultList(result).map { page in (printer.print(page: page), page.next) }
      }
      self.printer = printer
      guard let step = step ?? nil else { return MethodCall.report(reply, asJSON: self.printer.isJSON) }
      guard step.code == 0, let next = step.next else { return step.code }
      if Signals.isStopping { return 1 }
      params = MethodCall.params(params, after: next)
    }
  }

  private func ask(_ params: String) -> String? {
    exchange(#"{"jsonrpc":"2.0","id":1,"method":\#(jsonText(name)),"params":\#(params)}"#)
  }

  /// Reads a member of a reply, such as the result.
  /// - Returns: `nil` if the reply does not have this member.
  static func decode<T>(_ reply: String, member: StaticString = "result", _ body: (JSONValue) -> T) -> T? {
    var reply = reply
    return reply.withUTF8 { bytes in JSONSource.decode(bytes) { source in source.value.member(member).map(body) } }
      ?? nil
  }

  /// Returns the parameters with the cursor of the next page as `after`.
  private static func params(_ params: String, after cursor: String) -> String {
    var params = params
    let others = params.withUTF8 { bytes in
      JSONSource.decode(bytes) { source in
        source.value.members.filter { $0.name.string != "after" }.map {
          "\($0.name.compactText):\($0.value.compactText)"
        }
      }
    }
    return "{\(((others ?? []) + ["\"after\":\(jsonText(cursor))"]).joined(separator: ","))}"
  }

  /// Writes an error to the standard error, because the core has ended without a reply.
  /// - Returns: the exit code: 75 (EX_TEMPFAIL), or 1 if a signal has stopped the command.
  static func reportSilence() -> Int32 {
    if Signals.isStopping { return 1 }
    Log.error(
      "the core ended before its answer. A call with an idempotencyKey can be repeated safely: the core does not repeat its work"
    )
    return 75
  }

  /// Prints an error to the standard error. On a terminal, the error is printed as sentences. Otherwise, and with
  /// `--output json`, it is printed as JSON.
  static func report(_ reply: String, asJSON: Bool) -> Int32 {
    var reply = reply
    let isForPeople = isatty(2) != 0 && !asJSON
    let error = reply.withUTF8 { bytes in
      JSONSource.decode(bytes) { $0.value.member("error").map { isForPeople ? sentences(of: $0) : $0.prettyText } }
    }
    _ = Files.write("\(error.map { isForPeople ? $0 : Colours(of: 2).keys(in: $0) } ?? reply)\n", toDescriptor: 2)
    return 1
  }

  /// Returns the text of an error for people: its message, each problem on a line, and a hint how to see the whole
  /// error.
  private static func sentences(of error: JSONValue) -> String {
    let (message, data) = (error.member("message")?.string ?? "", error.member("data"))
    let problems = data?.member("problems")?.elements ?? []
    let lines =
      problems.count < 2
      ? [] : problems.map { "  \($0.member("pointer")?.string ?? "")  \($0.member("message")?.string ?? "")" }
    let kind = data?.member("kind")?.string ?? "\(error.member("code")?.compactText ?? "")"
    return (["mainspring: \(message)"] + lines + ["(\(kind); --output json prints the whole error)"]).joined(
      separator: "\n")
  }
}
