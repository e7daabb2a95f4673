internal import JSON
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

extension Command {
  static let call = Command(
    name: "call", summary: "call one method and print its result", operands: "METHOD [NAME=VALUE ... | JSON | @FILE | -]",
    options: CoreOptions.options + [OutputFormat.option], more: examples
  ) { (arguments) throws(UsageError) in
    guard let name = arguments.operands.first else { throw UsageError("call needs a method; mainspring methods lists them") }
    if name == "live.open" {
      throw UsageError(
        "live.open makes no sense in a call: the conversation ends with its answer, and nobody hears of a change; mainspring watch METHOD [NAME=VALUE ...] prints a result whenever it changes"
      )
    }
    let format: OutputFormat? = try arguments.choice("output")
    let options = try CoreOptions(arguments)
    let core: Core
    do throws(DataDirectory.Unusable) {
      core = try Core(options)
    } catch {
      Log.error(error.sentence)
      return error.exitCode
    }
    _ = Unmanaged.passRetained(core)
    let params = try ParameterWords(Array(arguments.operands.dropFirst()), for: core.endpoint(name)).json()
    let reply = core.exchange(#"{"jsonrpc":"2.0","id":1,"method":\#(jsonText(name)),"params":\#(params)}"#)
    core.stores.close()
    return report(reply, format)
  }

  private static let examples = """
    Examples
      mainspring call companies.create name="Corner Shop"
      mainspring companies.list                                   a method alone is called, too
      mainspring call inventory.items.create sku=BEAN-1 name=Beans unit=kg cost.amount=1890 cost.currency=EUR
      mainspring call inventory.items.create sku=TEA-1 name=Tea unit=pack tags[]=green tags[]=organic
      mainspring call temperature.convert '{"value":37,"from":"celsius","to":"kelvin"}'
      mainspring call inventory.items.create @item.json           parameters from a file
      echo '{"name":"Corner Shop"}' | mainspring call companies.create -
      mainspring call companies.create name=@name.txt             one value from a file
      mainspring call companies.list --output csv                 a list as rows
    A value is JSON where it is valid JSON and the member is no text; otherwise it is a text.
    mainspring describe METHOD says what a method takes.
    """

  /// Prints the result to the standard output, or the error to the standard error; exit code 0 or 1.
  private static func report(_ reply: String, _ format: OutputFormat?) -> Int32 {
    var reply = reply
    let code =
      reply.withUTF8 { bytes in
        JSONSource.decode(bytes) { source -> Int32? in
          if let result = source.value.member("result") { return OutputFormat.print(result, as: format) }
          return source.value.member("error").map { error in
            _ = Files.write("\(Colours(of: 2).keys(in: error.prettyText))\n", toDescriptor: 2)
            return 1
          }
        }
      } ?? nil
    if let code { return code }
    _ = Files.write("\(reply)\n", toDescriptor: 2)
    return 1
  }
}
