/// Writes the services, the methods and their parameters for the TypeScript client.
extension TypeScriptWriter {
  private var services: Branch<Interface.Method> {
    var tree = Branch<Interface.Method>()
    for method in interface.methods { tree.add(method, at: method.path[...]) }
    return tree
  }

  /// The JavaScript module with a tree of the methods and their effects. At run time, the client creates its methods
  /// from this tree.
  var serviceModule: String {
    var source = begin(
      "The methods, by services and collections, each with its effect (read, write or session), and with its name if the name differs from its path."
    )
    source.line("export const services = {")
    source.indented { source in for service in services.branches { effects(of: service, in: &source) } }
    source.line("};")
    return source.text
  }

  private func effects(of branch: Branch<Interface.Method>, in source: inout SourceText) {
    source.line("\(branch.name): {")
    source.indented { source in
      for (name, method) in branch.leaves {
        source.line("\(name): \"\(method.effect.rawValue)\(method.isRenamed ? " \(method.name)" : "")\",")
      }
      for inner in branch.branches { effects(of: inner, in: &source) }
    }
    source.line("},")
  }

  /// The TypeScript declarations of the services, of their collections, and of the object that contains all services.
  var serviceDeclarations: String {
    var source = begin("The services, with their collections and methods.")
    source.line("import type { Method, OptionalMethod } from \"../methods.js\";")
    source.line("import type * as Parameters from \"./parameters.js\";")
    source.line(Self.importOfRecords)
    source.line()
    for service in services.branches { declaration(of: service, in: &source) }
    source.comment(["All services."])
    source.line("export interface Services {")
    source.indented { source in
      for service in services.branches { property(service, in: &source) }
    }
    source.line("}")
    return source.text
  }

  private func declaration(of branch: Branch<Interface.Method>, in source: inout SourceText) {
    for inner in branch.branches { declaration(of: inner, in: &source) }
    source.comment([doc(of: branch)])
    source.line("export interface \(branch.typeName) {")
    source.indented { source in
      for (name, method) in branch.leaves {
        source.comment([method.doc, method.resultDoc.isEmpty ? "" : "@returns \(method.resultDoc)", errors(of: method)])
        source.line("readonly \(name): \(method.typeScript);")
      }
      for inner in branch.branches { property(inner, in: &source) }
    }
    source.line("}")
    source.line()
  }

  private func property(_ branch: Branch<Interface.Method>, in source: inout SourceText) {
    source.comment([doc(of: branch)])
    source.line("readonly \(branch.name): \(branch.typeName);")
  }

  private func doc(of branch: Branch<Interface.Method>) -> String {
    let name = branch.path.joined(separator: ".")
    return interface.services.first { $0.name == name }?.doc ?? "The methods \(name).*."
  }

  private func errors(of method: Interface.Method) -> String {
    method.errors.isEmpty ? "" : "@throws Kinds of errors: \(method.errors.joined(separator: ", "))."
  }

  /// The TypeScript declarations of the parameters of each method.
  var parameterDeclarations: String {
    var source = begin("The parameters of the methods.")
    source.line(Self.importOfRecords)
    source.line()
    let common = InheritedMembers.common(in: interface.methods.map(\.parameters), atLeast: 5)
    source.interface(
      "CommonParameters", ["Parameters that several methods have."], InheritedMembers(common), records: Self.beside)
    for method in interface.methods {
      var members = InheritedMembers(method.parameters)
      members.take(from: "CommonParameters", common)
      if case .record(let name) = method.result, let record = interface.record(name), !record.isOpen {
        members.take(from: Self.beside + name, record.members, atLeast: 3)
      }
      source.interface(method.parametersName, ["The parameters of \(method.name)."], members, records: Self.beside)
    }
    return source.text
  }
}

extension Interface.Method {
  /// The name of the type for the method's parameters, such as `InventoryItemsCreateParameters`.
  var parametersName: String { name.pascalCase + "Parameters" }

  /// The type of the JavaScript function that calls the method.
  fileprivate var typeScript: String {
    let kind = parameters.contains(where: \.isRequired) ? "Method" : "OptionalMethod"
    let result = result.typeScript(records: TypeScriptWriter.beside)
    return "\(kind)<\"\(name)\", \"\(effect.rawValue)\", Parameters.\(parametersName), \(result)>"
  }
}
