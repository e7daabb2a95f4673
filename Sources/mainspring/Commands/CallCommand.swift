internal import JSON
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Command {
  static let call = Command(
    name: "call", summary: "call one method and print its result", operands: "METHOD [NAME=VALUE ... | JSON | @FILE | -]",
    options: CoreOptions.options, more: examples
  ) { (arguments) throws(UsageError) in
    guard let name = arguments.operands.first else { throw UsageError("call needs a method; mainspring methods lists them") }
    let options = try CoreOptions(arguments)
    let core: Core
    do throws(DataDirectory.Unusable) {
      core = try Core(options)
    } catch {
      Log.error(error.sentence)
      return error.exitCode
    }
    _ = Unmanaged.passRetained(core)
    let schema = core.endpoint(name)?.description().params
    let params = try ParameterWords(Array(arguments.operands.dropFirst()), schema: schema).json()
    let reply = core.exchange(#"{"jsonrpc":"2.0","id":1,"method":\#(jsonText(name)),"params":\#(params)}"#)
    core.stores.close()
    return report(reply)
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
    A value is JSON where it is valid JSON and the member is no text; otherwise it is a text.
    mainspring describe METHOD says what a method takes.
    """

  /// Prints the result to the standard output, or the error to the standard error; exit code 0 or 1.
  private static func report(_ reply: String) -> Int32 {
    var reply = reply
    let (text, isError) =
      reply.withUTF8 { bytes in
        JSONSource.decode(bytes) { source -> (String, Bool)? in
          let isPretty = isatty(1) != 0
          guard let result = source.value.member("result") else {
            return source.value.member("error").map { ($0.prettyText, true) }
          }
          return (isPretty ? result.prettyText : result.compactText, false)
        }
      } ?? (reply, true)
    if !isError { return Output.print("\(text)\n") }
    _ = Files.write("\(text)\n", toDescriptor: 2)
    return 1
  }
}
