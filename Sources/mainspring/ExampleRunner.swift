internal import JSON
internal import RPC
internal import SQLite

/// Runs the examples of the discovery document, each on a fresh core that is the same in every run.
enum ExampleRunner {
  static func run(_ method: MethodDescription, _ example: Example) -> OpenRPC.Outcome {
    // The document describes itself: an example with its whole text would have no end.
    if method.name == SystemModule.discoverName { return OpenRPC.Outcome(given: [], params: "{}", result: #"{"openrpc":"1.3.2"}"#) }
    guard let core = try? Core(.repeatable) else { return OpenRPC.Outcome(given: [], params: "{}", result: "null") }
    var results: [String] = []
    var given: [Example.Step] = []
    for step in example.given {
      let params = fill(step.params, results)
      given.append(Example.Step(step.method, params))
      results.append(call(core, step.method, params))
    }
    let params = fill(example.params, results)
    return OpenRPC.Outcome(given: given, params: params, result: call(core, method.name, params))
  }

  private static func call(_ core: Core, _ method: String, _ params: String) -> String {
    let reply = core.exchange(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#)
    return member("result", of: reply) ?? "null"
  }

  /// Puts the results of earlier steps in the place of `{{0.id}}`.
  private static func fill(_ params: String, _ results: [String]) -> String {
    var text = params
    for (index, result) in results.enumerated() {
      if let id = member("id", of: result) { text = text.replacing("\"{{\(index).id}}\"", with: id) }
    }
    return text
  }

  /// The compact JSON of an object's member.
  private static func member(_ name: StaticString, of json: String) -> String? {
    var json = json
    return json.withUTF8 { bytes in JSONSource.decode(bytes) { $0.value.member(name)?.compactText } }
  }
}
