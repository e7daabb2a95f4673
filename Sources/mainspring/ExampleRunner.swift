internal import JSON
internal import RPC
internal import SQLite
internal import Storage

/// Runs the examples for the discovery document. Each example gets a new core with a fixed clock and seed, so that all
/// runs have the same result.
struct ExampleRunner {
  private let template = StoreTemplate()

  func run(_ method: MethodDescription, _ example: Example) -> OpenRPC.Outcome {
    if let result = example.varying, example.given.isEmpty {
      return OpenRPC.Outcome(given: [], params: example.params, result: result)
    }
    guard let core = try? Core(.repeatable, template: template) else {
      return OpenRPC.Outcome(given: [], params: "{}", result: "null")
    }
    var results: [String] = []
    var given: [Example.Step] = []
    for step in example.given {
      let params = fill(step.params, results)
      given.append(Example.Step(step.method, params, answers: step.answers))
      results.append(call(core, step.method, params, step.answers))
    }
    let params = fill(example.params, results)
    return OpenRPC.Outcome(
      given: given, params: params, result: example.varying ?? call(core, method.name, params, example.answers))
  }

  private func call(_ core: Core, _ method: String, _ params: String, _ answers: [String] = []) -> String {
    var lines = core.exchange(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#).split(
      separator: "\n"
    ).map(
      String.init)
    for answer in answers {
      guard let asked = lines.last, let id = member("id", of: asked) else { break }
      lines = core.exchange(#"{"jsonrpc":"2.0","id":\#(id),"result":\#(answer)}"#).split(separator: "\n").map(
        String.init)
    }
    let reply = lines.first { member("id", of: $0) == "1" } ?? "{}"
    return member("result", of: reply) ?? "null"
  }

  /// Replaces placeholders with members of earlier results. `{{0.id}}` stands for the member `id` of the first result.
  /// `{{0.lines.0.id}}` stands for a member of the first element of its list `lines`. An id is also replaced inside of
  /// a text, such as the text of a file.
  private func fill(_ params: String, _ results: [String]) -> String {
    var text = params
    for (index, result) in results.enumerated() {
      for (name, json) in members(of: result) {
        text = text.replacing("\"{{\(index).\(name)}}\"", with: json)
        if name == "id" { text = text.replacing("{{\(index).id}}", with: String(json.dropFirst().dropLast())) }
      }
    }
    return text
  }

  /// Returns the members of an object as compact JSON. For a list of objects, also returns the members of its first
  /// element.
  private func members(of json: String) -> [(name: String, json: String)] {
    var json = json
    return json.withUTF8 { bytes in
      JSONSource.decode(bytes) { source in
        source.value.kind == .object
          ? source.value.members.flatMap { name, value in
            [(name.string, value.compactText)] + members(ofFirst: value, in: name.string)
          } : []
      }
    } ?? []
  }

  private func members(ofFirst list: JSONValue, in name: String) -> [(name: String, json: String)] {
    guard list.kind == .array, let first = list.elements.first, first.kind == .object else { return [] }
    return first.members.map { ("\(name).0.\($0.name.string)", $0.value.compactText) }
  }

  /// Returns the compact JSON of an object's member.
  private func member(_ name: StaticString, of json: String) -> String? {
    var json = json
    return json.withUTF8 { bytes in JSONSource.decode(bytes) { $0.value.member(name)?.compactText } }
  }
}
