internal import JSON
internal import RPC
internal import Shape
internal import Stdio
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The command `watch`: prints the result of a method, and prints it again each time when it has changed.
extension Command {
  static let watch = Command(
    name: "watch",
    summary:
      "print a method's result, and again whenever it changes, until interrupted; one JSON document per line, unless --output names another format",
    operands: "METHOD [NAME=VALUE ... | JSON | @FILE | -]",
    options: CoreOptions.ofDirectory + OutputFormat.options + [
      ShareOptions.shared, ShareOptions.linger, ShareOptions.signIn,
    ],
    ofServe: CoreOptions.ofCore,
    more: """
      If programs share the core of the data directory (--shared), watch joins them, and is notified of each change.
      Otherwise watch reads a copy of the stores, made whenever they have changed, so other processes can work with the
      data directory. Errors go to the standard error. An error as the first result ends the command.

      Examples
        mainspring watch companies.list
        mainspring watch inventory.items.search text=bea
      """
  ) { (arguments) throws(UsageError) in
    guard let name = arguments.operands.first else {
      throw UsageError("watch needs the name of a method that only reads")
    }
    let options = try CoreOptions(arguments)
    if options.data == DataDirectory.inMemory {
      throw UsageError("no other program can change data in memory; name a directory with --data")
    }
    let endpoint = try Core.ofNothing().endpoint(name)
    if let endpoint, !endpoint.isAnsweredFromCopies {
      throw UsageError(
        "only methods that read data, without help from the host, can be watched; \(name) is not such a method")
    }
    let params = try ParameterWords(Array(arguments.operands.dropFirst())).json(for: endpoint)
    if arguments.isSet("shared") || SharedCore.isThere(options.data) {
      switch try CoreClient.join(arguments, options, "watch") {
      case .joined(let client): return watch(client, name, params, try ResultPrinter(arguments, endpoint))
      case .refused(let code): return code
      case .nobody: break
      }
    }
    // The output has the format of `call`. If no option names a format, it is JSON, because several tables one below
    // the other are hard to read.
    let format = arguments["output"] == nil && arguments["columns"] == nil ? ["--output", "json"] : []
    Signals.install()
    do throws(Files.Failure) {
      let copy = try StoreCopy(of: options.data)
      defer { copy.remove() }
      let words =
        ["call", "--data", copy.path] + format + arguments.optionWords { $0 != "data" } + ["--", name, params]
      return watch(copy) { Child.run(words) }
    } catch {
      Log.error(error.sentence)
      return 73
    }
  }

  /// Prints the results that a shared core sends as a live query.
  private static func watch(_ client: CoreClient, _ name: String, _ params: String, _ printer: ResultPrinter) -> Int32 {
    let query = #"{"query":{"method":\#(jsonText(name)),"params":\#(params)}}"#
    guard let reply = client.exchange(#"{"jsonrpc":"2.0","id":1,"method":"live.open","params":\#(query)}"#) else {
      return Signals.isStopping ? 0 : MethodCall.reportSilence()
    }
    guard let code = MethodCall.decode(reply, { print($0.member("result"), printer) }) else {
      return MethodCall.report(reply, asJSON: printer.isJSON)
    }
    if code != 0 { return code }
    while let line = client.nextLine() {
      let code = MethodCall.decode(line, member: "params") { params -> Int32 in
        if let error = params.member("error"), error.kind != .null {
          _ = MethodCall.report(params.compactText, asJSON: printer.isJSON)
          return 0
        }
        return print(params.member("result"), printer)
      }
      if let code, code != 0 { return code }
    }
    return Signals.isStopping ? 0 : MethodCall.reportSilence()
  }

  /// - Parameter result: the result, or `nil` if the core has sent an error. Then nothing is printed here.
  private static func print(_ result: JSONValue?, _ printer: ResultPrinter) -> Int32 {
    guard let result else { return 0 }
    var printer = printer
    return printer.print(result)
  }

  /// - Parameter look: calls the method on the copy of the stores, in a separate process.
  private static func watch(_ copy: StoreCopy, _ look: () -> Child.Outcome) -> Int32 {
    var last: String?
    while !Signals.isStopping {
      if copy.refresh() {
        let outcome = look()
        if Signals.isStopping { break }
        if outcome.code != 0, last == nil { return outcome.code }
        if outcome.code == 0, outcome.output != last {
          last = outcome.output
          if Output.print(outcome.output) != 0 { return 74 }
        }
      }
      // A signal interrupts this wait.
      usleep(100_000)
    }
    return 0
  }
}
