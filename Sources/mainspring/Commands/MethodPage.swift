internal import RPC
internal import Shape

/// The description of a method as text, with its parameters, errors and examples. The command `describe` prints it.
struct MethodPage {
  private let method: MethodDescription

  init(_ method: MethodDescription) { self.method = method }

  var text: String {
    var page = "\(method.name)\n  \(method.doc)\n\n\(method.params.page)"
    page += "\nResult: \(method.result.words)\n  \(method.resultDoc)\n\(method.result.page)"
    page += "\nAccess: \(method.access.json)\nEffect: \(method.effect)\n"
    if let feature = method.feature { page += "Feature: \(feature)\n" }
    if !method.asks.isEmpty { page += "Asks the host: \(method.asks.joined(separator: ", "))\n" }
    page += "\nErrors\n"
    for code in [.invalidParams] + method.errors { page += "  \(code.rawValue) \(code.name): \(code.meaning)\n" }
    let runner = ExampleRunner()
    for example in method.examples {
      let outcome = runner.run(method, example)
      page += "\nExample: \(example.name)\n"
      for step in outcome.given {
        page += "  before it: \(step.method) \(step.params)\n"
        for answer in step.answers { page += "    the host answers: \(answer)\n" }
      }
      page += "  --> {\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\(method.name)\",\"params\":\(outcome.params)}\n"
      for answer in example.answers { page += "  the host answers: \(answer)\n" }
      page += "  <-- {\"jsonrpc\":\"2.0\",\"id\":1,\"result\":\(shortened(outcome.result))}\n"
    }
    return page
  }

  private func shortened(_ json: String) -> String { json.utf8.count > 1200 ? "\(json.prefix(1200))..." : json }
}
