/// Writes the host requests for the TypeScript client.
extension TypeScriptWriter {
  private var capabilities: Branch<Interface.HostRequest> {
    var tree = Branch<Interface.HostRequest>()
    for request in interface.hostRequests {
      tree.add(request, at: request.name.split(separator: ".").map(String.init).dropFirst())
    }
    return tree
  }

  /// The JavaScript module with the names of the host requests.
  var hostModule: String {
    var source = begin("The requests of the core to the host.")
    source.line("export const capabilities = [")
    source.indented { source in for request in interface.hostRequests { source.line("\"\(request.name)\",") } }
    source.line("];")
    return source.text
  }

  /// The TypeScript declarations of the object that a host implements, and of the parameters of its methods.
  var hostDeclarations: String {
    var source = begin("The requests of the core to the host.")
    source.line("import type { HostContext } from \"../host.js\";")
    source.line(Self.importOfRecords)
    source.line()
    for request in interface.hostRequests {
      let members = InheritedMembers(request.parameters)
      source.interface(request.parametersName, ["The parameters of \(request.name)."], members, records: Self.beside)
    }
    source.comment(["A result, or a promise of it."])
    source.line("export type Answer<Result> = Result | PromiseLike<Result>;")
    source.line()
    source.comment([
      "A host: an object with a method for each request of the core that it can answer. If a method throws an error, the"
        + " core gets its message, and its `data` if it has any."
    ])
    source.line("export interface Host {")
    source.indented { members(of: capabilities, in: &$0) }
    source.line("}")
    return source.text
  }

  private func members(of branch: Branch<Interface.HostRequest>, in source: inout SourceText) {
    for (name, request) in branch.leaves {
      source.comment([request.doc, request.resultDoc.isEmpty ? "" : "@returns \(request.resultDoc)"])
      let answer = "Answer<\(request.result.typeScript(records: Self.beside))>"
      source.line("\(name)?(params: \(request.parametersName), context: HostContext): \(answer);")
    }
    for inner in branch.branches {
      source.line("\(inner.name)?: {")
      source.indented { members(of: inner, in: &$0) }
      source.line("};")
    }
  }
}

extension Interface.HostRequest {
  /// The name of the type for the request's parameters, such as `HostWeatherCurrentParameters`.
  fileprivate var parametersName: String { name.pascalCase + "Parameters" }
}
