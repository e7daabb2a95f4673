internal import RPC
internal import Storage

/// The command `call`: sends one request to a core, and prints the result.
extension Command {
  static let call = Command(
    name: "call", summary: "call one method and print its result",
    operands: "METHOD [NAME=VALUE ... | JSON | @FILE | -]",
    options: CoreOptions.ofDirectory + OutputFormat.options + [
      Option("all", nil, "print all pages of a list, not only the first"), ShareOptions.shared, ShareOptions.linger,
      ShareOptions.readOnly,
      ShareOptions.signIn,
    ],
    ofServe: CoreOptions.ofCore, more: examples
  ) { (arguments) throws(UsageError) in
    guard let name = arguments.operands.first else {
      throw UsageError("call needs a method; mainspring methods lists them")
    }
    if name == "live.open" {
      throw UsageError(
        "live.open can't be called in this way: the call ends with the first result, so no change would be reported. To print a result whenever it changes, use mainspring watch METHOD [NAME=VALUE ...]"
      )
    }
    // The standard input is read to its end before the directory is opened. The process that writes to it can be
    // another mainspring that still uses the directory.
    let words = try ParameterWords(Array(arguments.operands.dropFirst()))
    let options = try CoreOptions(arguments)
    let isReadOnly = arguments.isSet("read-only")
    let signIn = try ShareOptions.signIn(arguments)
    if isReadOnly { try options.refuseMemory() }
    if arguments.isSet("shared") || SharedCore.isThere(options.data) {
      switch try CoreClient.join(arguments, options, "call") {
      case .joined(let client):
        return try call(name, words, arguments, try Core.ofNothing().endpoint(name)) { client.exchange($0) }
      case .refused(let code): return code
      case .nobody: break
      }
    }
    let called: CalledCore
    do throws(DataDirectory.Unusable) {
      called = try CalledCore(options, for: name, isReadOnly: isReadOnly)
      called.core.server.conversations.current.signsInAlone = signIn == .conversation
    } catch {
      Log.error(error.sentence)
      return error.exitCode
    }
    defer { called.close() }
    return try call(name, words, arguments, called.core.endpoint(name)) { called.core.exchange($0) }
  }

  /// - Parameter exchange: a function that sends a line and returns the reply.
  private static func call(
    _ name: String, _ words: ParameterWords, _ arguments: Arguments, _ endpoint: Endpoint?,
    _ exchange: @escaping (String) -> String?
  ) throws(UsageError) -> Int32 {
    let params = try words.json(for: endpoint)
    var call = MethodCall(name, try ResultPrinter(arguments, endpoint), exchange)
    guard arguments.isSet("all") else { return call.one(params) }
    if let endpoint, !MethodCall.answersPages(endpoint) {
      throw UsageError("\(name) returns no pages, so leave out --all: it is for methods with the parameter `after`")
    }
    if params.hasPrefix("[") {
      throw UsageError(
        "--all sets the parameter `after`, so it needs parameters by name; give NAME=VALUE words or a JSON object")
    }
    return call.all(params)
  }

  private static let examples = """
    Examples
      mainspring call companies.create name="Corner Shop"
      mainspring companies.list                                   the word call may be left out
      mainspring call inventory.items.create sku=BEAN-1 name=Beans unit=kg cost.amount=1890 cost.currency=EUR
      mainspring call inventory.items.create sku=TEA-1 name=Tea unit=pack tags[]=green tags[]=organic
      mainspring call temperature.convert '{"value":37,"from":"celsius","to":"kelvin"}'
      mainspring call inventory.items.create @item.json           parameters from a file
      echo '{"name":"Corner Shop"}' | mainspring call companies.create -
      mainspring call companies.create name=@name.txt             one value from a file, without its last line end
      mainspring call companies.create name=@@home                a text that begins with @
      mainspring call companies.list --output csv                 a list as rows
      mainspring call companies.list --all --output csv --columns name,id
    A value is JSON if it is valid JSON and the member is not a text. Otherwise it is a text.
    mainspring describe METHOD lists the parameters of a method.

    A list is printed one page at a time. If there are more pages, json has the member next, and for other formats the standard error has
    next: CURSOR. after=CURSOR continues there, and --all prints all pages as one. With --output, the standard error also has flags
    that are true. While another process holds the data directory, and after --wait, methods that read run on a copy of the stores.
    """
}
